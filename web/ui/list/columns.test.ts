import { describe, expect, it } from 'vitest';
import { chosenColumns, fitting, roomFor, tracksOf, withWidths } from './columns.ts';

const all = [{ id: 'date', priority: 1 }, { id: 'city', priority: 3 }, { id: 'fee' }, { id: 'notes', optional: true }];

describe('columns of a list', () => {
  it('are the usual ones until somebody chooses', () => {
    expect(chosenColumns(all).map(({ id }) => id)).toEqual(['date', 'city', 'fee']);
    expect(chosenColumns(all, ['gone']).map(({ id }) => id)).toEqual(['date', 'city', 'fee']);
  });
  it('stand in the chosen order', () => {
    expect(chosenColumns(all, ['notes', 'gone', 'date']).map(({ id }) => id)).toEqual(['notes', 'date']);
  });
  it('give way by priority, the last of a kind first, until the rest fits', () => {
    const columns = [
      { id: 'date', width: '100px', priority: 1 },
      { id: 'city', width: 'minmax(120px, 1fr)', priority: 3 },
      { id: 'fee', width: '80px' },
      { id: 'owner', width: '90px' },
      { id: 'name', width: '100px', priority: 1 },
    ];
    const at = (px: number) => fitting(columns, px).map(({ id }) => id);
    expect(at(594)).toEqual(['date', 'city', 'fee', 'owner', 'name']);
    expect(at(593)).toEqual(['date', 'fee', 'owner', 'name']);
    expect(at(463)).toEqual(['date', 'fee', 'name']);
    expect(at(0)).toEqual(['date', 'name']);
    expect(fitting([{ width: '50px' }], 0)).toHaveLength(1);
  });
  it('always fit when they are the usual ones; those a user chose may scroll on a wide list', () => {
    expect(roomFor(undefined, 1220)).toBe(1220);
    expect(roomFor([], 1220)).toBe(1220);
    expect(roomFor(['date'], 1220)).toBe(Number.POSITIVE_INFINITY);
    expect(roomFor(['date'], 700)).toBe(700);
  });
  it('are as wide as somebody drew them', () => {
    const [date, city] = withWidths(
      [
        { id: 'date', width: '1fr' },
        { id: 'city', width: '2fr' },
      ],
      { city: 90 },
    );
    expect([date?.width, city?.width]).toEqual(['1fr', '90px']);
  });
  it('leave a track for the box', () => {
    expect(tracksOf([{ width: '128px' }])).toBe('24px 128px');
  });
});

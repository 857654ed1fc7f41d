import { describe, expect, it } from 'vitest';
import { chosenColumns, roomFor, tracksOf, withWidths } from './columns.ts';

const all = [{ id: 'date', priority: 1 }, { id: 'city', priority: 3 }, { id: 'fee' }, { id: 'notes', optional: true }];

describe('columns of a list', () => {
  it('are the usual ones until somebody chooses', () => {
    expect(chosenColumns(all).map(({ id }) => id)).toEqual(['date', 'city', 'fee']);
    expect(chosenColumns(all, ['gone']).map(({ id }) => id)).toEqual(['date', 'city', 'fee']);
  });
  it('stand in the chosen order', () => {
    expect(chosenColumns(all, ['notes', 'gone', 'date']).map(({ id }) => id)).toEqual(['notes', 'date']);
  });
  it('give way by priority', () => {
    expect(roomFor(all, 1).map(({ id }) => id)).toEqual(['date']);
    expect(roomFor(all, 2).map(({ id }) => id)).toEqual(['date', 'fee', 'notes']);
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

import { describe, expect, it } from 'vitest';
import { chosenColumns, moved, roomFor, tracksOf } from './columns.ts';

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
  it('move by one and stop at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  });
  it('leave a track for the box', () => {
    expect(tracksOf([{ width: '128px' }])).toBe('24px 128px');
  });
});

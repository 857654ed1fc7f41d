import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, choice, filtersOf, flag, listSearch, nextSort, range, sortOf, words } from './search.ts';

const parse = listSearch({ status: choice, late: flag, title: words, fee: range });

describe('the state of a list in its address', () => {
  it('keeps what is well formed', () => {
    const search = { q: 'mira', page: 3, sort: '-start', status: { any: ['a', 'b'] }, late: true, fee: { min: 5 } };
    expect(parse(search)).toEqual(search);
  });
  it('drops what is not', () => {
    expect(
      parse({ q: 7, page: -1, sort: 'a b', status: { any: [] }, late: 'yes', fee: { min: '5' }, evil: 'x' }),
    ).toEqual({});
  });
  it('never throws, and what it gave it takes again unchanged', () => {
    const anything = fc.dictionary(
      fc.constantFrom('q', 'page', 'sort', 'status', 'late', 'title', 'fee'),
      fc.anything(),
    );
    fc.assert(
      fc.property(anything, (raw) => {
        const once = parse(raw);
        expect(parse({ ...once })).toEqual(once);
      }),
    );
  });
  it('goes back to the first page when something else is asked', () => {
    const search = parse({ q: 'mira', page: 3, open: 'X', view: 'mine' });
    expect(changed(search, { late: true })).toEqual({ q: 'mira', late: true, view: 'mine' });
    expect(changed(search, { page: 4 })).toEqual({ q: 'mira', page: 4, view: 'mine' });
  });
  it('tells filters from the rest', () => {
    expect(filtersOf(parse({ q: 'a', page: 2, late: false }))).toEqual({ late: false });
  });
  it('sorts by a head up, then down, then up', () => {
    const up = sortOf({}, 'start');
    expect(up).toEqual({ by: 'start', direction: 1 });
    expect(nextSort(up, 'start')).toBe('-start');
    expect(nextSort(sortOf({ sort: '-start' }, 'start'), 'start')).toBe('start');
    expect(nextSort(up, 'fee')).toBe('fee');
  });
});

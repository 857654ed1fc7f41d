import { describe, expect, it } from 'vitest';
import { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import { isBare, requestOf, showSearch } from './search.ts';
import { BUILT_IN, builtInView, viewsFor } from './views.ts';

const TODAY = '2026-11-21';
const USER = '01HZX3K4M5N6P7Q8R9S0T1V2W3';
const INSIDE = { id: USER, environment: 'internal' } as const;

describe('the address of the show list', () => {
  it('asks for a period by its first and last day', () => {
    const date = { period: 'perMonth', start: '2026-12-01', end: '2027-01-01' };
    const request = requestOf(showSearch({ date }), TODAY, 50);
    expect([request.from, request.to]).toEqual(['2026-12-01', '2026-12-31']);
  });

  it('sees "from today" from today, whenever it was saved', () => {
    const date = { period: 'fromToday', start: '2020-01-01', end: '2020-01-01' };
    const request = requestOf(showSearch({ date }), TODAY, 50);
    expect(request.from).toBe(TODAY);
    expect(request.to).toBeUndefined();
  });

  it('passes choices, flags, keyword, page and sort on', () => {
    const search = showSearch({
      phase: { any: ['options'] },
      venue: { none: [USER] },
      locked: true,
      q: 'mira',
      page: 3,
      sort: '-fee',
    });
    expect(requestOf(search, TODAY, 50)).toEqual({
      page: 3,
      perPage: 50,
      keyword: 'mira',
      sort: { by: 'fee', direction: 'desc' },
      filters: [
        { field: 'locked', relation: 'anyOf', values: ['true'] },
        { field: 'phase', relation: 'anyOf', values: ['options'] },
        { field: 'venue', relation: 'noneOf', values: [USER] },
      ],
    });
  });

  it('passes over what makes no sense', () => {
    const search = showSearch({ date: { period: 'never' }, phase: 'all', sort: 'colour', page: -1 });
    expect(search.date).toBeUndefined();
    expect(requestOf(search, TODAY, 50).sort).toEqual({ by: 'date', direction: 'asc' });
  });

  it('is bare only when nothing was asked for', () => {
    expect(isBare(showSearch({}))).toBe(true);
    expect(isBare(showSearch({ view: 'all' }))).toBe(false);
    expect(isBare(showSearch({ q: 'x' }))).toBe(false);
    expect(isBare(showSearch({ open: USER }))).toBe(false);
    expect(isBare(showSearch({ status: { any: [USER] } }))).toBe(false);
  });
});

describe('the views of every agency', () => {
  it('keep what is only asked for to a view of its own', () => {
    const asks = (view: (typeof BUILT_IN)[number]) => requestOf(builtInView(view, TODAY, INSIDE), TODAY, 50).filters;
    const approved = { field: 'preliminary', relation: 'anyOf', values: ['false'] };
    for (const view of ['upcoming', 'mine', 'options'] as const) expect(asks(view)).toContainEqual(approved);
    expect(asks('requests')).toEqual([{ field: 'preliminary', relation: 'anyOf', values: ['true'] }]);
  });

  it('leave it among the others for who asked, outside', () => {
    const outside = { id: USER, environment: 'external' } as const;
    for (const view of ['upcoming', 'mine', 'options'] as const)
      expect(builtInView(view, TODAY, outside)).not.toHaveProperty('preliminary');
  });

  it('are none outside that tell of own shows, or of what waits for approval', () => {
    expect(viewsFor({ environment: 'external' })).toEqual(['upcoming', 'options', 'confirmed', 'all']);
    expect(viewsFor({ environment: 'internal' })).toEqual(BUILT_IN);
  });

  it.each(BUILT_IN)('%s is a request that the endpoint takes', (view) => {
    const request = requestOf(builtInView(view, TODAY, INSIDE), TODAY, 50);
    expect(ShowListRequest.safeParse(request).success).toBe(true);
  });
});

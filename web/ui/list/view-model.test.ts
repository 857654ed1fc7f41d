import { expect, test } from 'vitest';
import { FilterPresetInput } from '#shared/domains/identity/filter-preset/schemas.ts';
import { choice, flag, listSearch } from './search.ts';
import { currentView, isBare, keptOf, sameSearch } from './view-model.ts';

const parse = listSearch({ phase: choice, locked: flag });
const search = parse({
  phase: { any: ['confirmed'] },
  locked: true,
  q: 'mira',
  sort: '-date',
  page: 4,
  open: '01HZX3K4M5N6P7Q8R9S0T1V2W3',
  view: 'all',
});

test('a view keeps filters, keyword and sort, and neither page nor the open record nor another view', () => {
  const { page, open, view, ...kept } = search;
  expect([page, open, view]).toEqual([4, '01HZX3K4M5N6P7Q8R9S0T1V2W3', 'all']);
  expect(keptOf(search)).toEqual(kept);
  expect(parse(keptOf(search))).toEqual(kept);
});

test('what a view keeps is what the server takes, and comes back unchanged', () => {
  const sent = { mainArea: 'show', name: 'Mira', search: keptOf(search) };
  const taken = FilterPresetInput.parse(JSON.parse(JSON.stringify(sent)));
  expect(parse(taken.search)).toEqual(parse(keptOf(search)));
});

test('only an address that asks for nothing is bare', () => {
  expect(isBare({})).toBe(true);
  for (const asked of [
    { q: 'x' },
    { page: 2 },
    { open: 'X' },
    { view: 'all' },
    { sort: 'date' },
    parse({ locked: false }),
  ])
    expect(isBare(asked)).toBe(false);
});

test('searches are alike whatever the order of their keys, and a clock-bound period on every day', () => {
  expect(sameSearch({ a: 1, b: { any: ['x'] } }, { b: { any: ['x'] }, a: 1 })).toBe(true);
  expect(sameSearch({ b: { any: ['x', 'y'] } }, { b: { any: ['y', 'x'] } })).toBe(false);
  const on = (period: string, start: string) => ({ date: { period, start, end: start } });
  expect(sameSearch(on('fromToday', '2026-11-21'), on('fromToday', '2026-11-22'))).toBe(true);
  expect(sameSearch(on('currentMonth', '2026-11-01'), on('currentYear', '2026-01-01'))).toBe(false);
  expect(sameSearch(on('perMonth', '2026-11-01'), on('perMonth', '2026-12-01'))).toBe(false);
});

test('the view on show is the chosen one, one that asks the same, or a saved one that was changed', () => {
  const builtIn = [{ id: 'all', name: 'All', search: {} }];
  const saved = [{ id: 'mine', search: { locked: true } }];
  expect(currentView(builtIn, saved, {})).toEqual({ id: 'all', changed: false });
  expect(currentView(builtIn, saved, parse({ locked: true }))).toEqual({ id: 'mine', changed: false });
  expect(currentView(builtIn, saved, parse({ locked: true, view: 'all' }))).toEqual({ id: 'mine', changed: false });
  expect(currentView(builtIn, saved, { q: 'x', view: 'mine' })).toEqual({ id: 'mine', changed: true });
  expect(currentView(builtIn, saved, { q: 'x', view: 'all' })).toBeUndefined();
  expect(currentView(builtIn, saved, { view: 'mine' })).toEqual({ id: 'mine', changed: true });
});

import { expect, test } from 'vitest';
import { FilterPresetInput } from '#shared/domains/filter-preset/schemas.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';
import { keptOf } from './use-list-views.ts';

const parse = listSearch({ phase: choice, locked: flag });

const search = parse({
  ...{ phase: { any: ['confirmed'] }, locked: true },
  ...{ q: 'mira', sort: '-date', page: 4, open: '01HZX3K4M5N6P7Q8R9S0T1V2W3', view: 'all' },
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

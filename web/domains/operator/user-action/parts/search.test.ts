import { expect, test } from 'vitest';
import { actionSearch } from './search.ts';

test('an address brings only filters that mean something', () => {
  const good = { q: 'nova', area: 'show', action: 'update', from: '2026-11-01', userId: '01KBEXAMPLE00000000000000A' };
  expect(actionSearch({ ...good, to: '2026-13-01', page: 3 })).toEqual({ ...good, userId: undefined, to: undefined });
  expect(actionSearch({ userId: '01ARZ3NDEKTSV4RRFFQ69G5FAV', area: '<b>', q: '' }).userId).toBeDefined();
  expect(actionSearch({ area: '<b>' }).area).toBeUndefined();
});

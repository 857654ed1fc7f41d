import { expect, it } from 'vitest';
import { acceptLocale, acceptLocales } from './locale.ts';

it.each([
  ['nl', ['nl']],
  ['nl-BE, nl;q=0.9, en;q=0.8', ['nl', 'en']],
  ['en;q=0.5, de-AT;q=0.7, nl', ['nl', 'de', 'en']],
  ['fr, de ; q=0.3', ['de']],
  ['de, nl', ['de', 'nl']],
  ['DE', ['de']],
  ['en;q=0, nl;q=0.1', ['nl']],
  ['de;q=high, nl;q=2, en', ['en']],
  ['dex, *', []],
  ['', []],
  [undefined, []],
])('%s wants %j', (header, wanted) => {
  expect(acceptLocales(header)).toEqual(wanted);
  expect(acceptLocale(header)).toBe(wanted[0] ?? 'en');
});

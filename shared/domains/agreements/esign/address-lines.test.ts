import { expect, test } from 'vitest';
import { linesOf, newWords } from './address-lines.ts';

const BEFORE = 'Via Emma 164, 65256 Bologna, Italy';

test('an address has a line for each part', () => {
  expect(linesOf(BEFORE)).toEqual(['Via Emma 164', '65256 Bologna', 'Italy']);
});

test('a changed address gives its new lines alone', () => {
  const after = 'Via Roma 2, 65256 Bologna, Italy';
  expect(newWords({ field: 'address', before: BEFORE, after })).toEqual(['Via Roma 2']);
  expect(newWords({ field: 'venueAddress', before: '', after })).toEqual(linesOf(after));
});

test('another value stays whole, also with a comma', () => {
  const change = { field: 'companyName', before: 'Halcyon', after: 'Halcyon, Hansen & Co' } as const;
  expect(newWords(change)).toEqual(['Halcyon, Hansen & Co']);
});

import { expect, it } from 'vitest';
import { commonCountries } from './common-countries.ts';

const counts = new Map([
  ['BE', 3],
  ['DE', 9],
  ['NL', 40],
  ['AT', 3],
  ['FR', 0],
]);

it('the own country comes first, then those of most companies', () => {
  expect(commonCountries('BE', counts)).toEqual(['BE', 'NL', 'DE', 'AT']);
  expect(commonCountries('', counts)).toEqual(['NL', 'DE', 'AT', 'BE']);
  expect(commonCountries('PT', new Map())).toEqual(['PT']);
});

it('no more than eight are lifted above the others', () => {
  const many = new Map(Array.from({ length: 20 }, (_, i) => [`C${i}`, i + 1]));
  expect(commonCountries('NL', many)).toHaveLength(8);
});

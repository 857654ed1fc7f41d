import { expect, it } from 'vitest';
import { readingLocale, salutationOf } from './rules.ts';

const jan = { firstName: 'Jan', infix: 'van der', lastName: 'Berg', salutation: '', culture: 'en' } as const;
it.each([
  [{ culture: 'nl', salutation: 'mr' }, 'Geachte heer Van der Berg'],
  [{ culture: 'nl', salutation: '' }, 'Beste Jan van der Berg'],
  [{ culture: 'de', salutation: 'ms' }, 'Sehr geehrte Frau van der Berg'],
  [{ culture: 'de', salutation: 'mx' }, 'Guten Tag Jan van der Berg'],
  [{ culture: 'en', salutation: 'mx' }, 'Dear Mx van der Berg'],
  [{ culture: 'nl', firstName: '' }, 'Beste Van der Berg'],
] as const)('%o begins %s', (more, text) => expect(salutationOf({ ...jan, ...more })).toBe(text));

it('gives plain English the date order of the country, and every other language as it is', () => {
  const firm = (countryId: string, culture = '' as const) => ({ culture, address: { countryId } });
  const read = (culture: 'en' | 'en-gb' | 'nl', countryId: string) => readingLocale({ culture }, firm(countryId));
  expect([read('en', 'IE'), read('en', 'US'), read('en', '')]).toEqual(['en-gb', 'en', 'en']);
  expect([read('nl', 'US'), read('en-gb', 'US')]).toEqual(['nl', 'en-gb']);
  expect(readingLocale(undefined, { culture: 'en', address: { countryId: 'NL' } })).toBe('en-gb');
  expect(readingLocale(undefined, firm('NL'))).toBeUndefined();
});

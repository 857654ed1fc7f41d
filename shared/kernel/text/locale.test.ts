import { expect, it } from 'vitest';
import { acceptLocale, acceptLocales, englishIn, LOCALE_OPTIONS, LOCALES, tagOf } from './locale.ts';

it.each([
  ['nl', ['nl']],
  ['nl-BE, nl;q=0.9, en;q=0.8', ['nl', 'en', 'en-gb']],
  ['en;q=0.5, de-AT;q=0.7, nl', ['nl', 'de', 'en', 'en-gb']],
  ['fr, de ; q=0.3', ['de']],
  ['de, nl', ['de', 'nl']],
  ['DE', ['de']],
  ['en;q=0, nl;q=0.1', ['nl']],
  ['de;q=high, nl;q=2, en', ['en', 'en-gb']],
  ['en-US', ['en', 'en-gb']],
  ['en-IE, de', ['en-gb', 'en', 'de']],
  ['en-GB, de', ['en-gb', 'en', 'de']],
  ['pt-BR', ['pt-br', 'pt']],
  ['pt-PT, it-CH;q=0.5', ['pt', 'pt-br', 'it']],
  ['es-419', ['es']],
  ['dex, *', []],
  ['', []],
  [undefined, []],
])('%s wants %j', (header, wanted) => {
  expect(acceptLocales(header)).toEqual(wanted);
  expect(acceptLocale(header)).toBe(wanted[0] ?? 'en');
});

it('are written as their readers write days: month first in American English only, Portuguese of two kinds', () => {
  const written = (locale: (typeof LOCALES)[number]) =>
    new Intl.DateTimeFormat(tagOf(locale), { timeZone: 'UTC' }).format(new Date('2027-05-21T00:00:00Z'));
  expect(Object.fromEntries(LOCALES.map((locale) => [locale, written(locale)]))).toEqual({
    en: '5/21/2027',
    'en-gb': '21/05/2027',
    nl: '21-5-2027',
    de: '21.5.2027',
    it: '21/05/2027',
    es: '21/5/2027',
    'pt-br': '21/05/2027',
    pt: '21/05/2027',
  });
  expect(new Intl.NumberFormat(tagOf('pt')).format(12_345.6)).toBe('12\u00a0345,6');
  expect(new Intl.NumberFormat(tagOf('pt-br')).format(12_345.6)).toBe('12.345,6');
});

it('write English the way of a country, and American English where none is known', () => {
  expect(['NL', 'IE', 'AU'].map((country) => englishIn('en', country))).toEqual(['en-gb', 'en-gb', 'en-gb']);
  expect(['US', 'PH', ''].map((country) => englishIn('en', country))).toEqual(['en', 'en', 'en']);
  expect(englishIn('nl', 'US')).toBe('nl');
});

it('are all on offer, each by its own name', () => {
  expect(LOCALE_OPTIONS.map(({ value }) => value).toSorted()).toEqual([...LOCALES].toSorted());
  expect(LOCALE_OPTIONS.map(({ label }) => label)).toEqual(
    LOCALE_OPTIONS.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b)),
  );
});

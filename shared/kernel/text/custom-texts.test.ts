import { expect, it } from 'vitest';
import { otherLanguages, ownText } from './custom-texts.ts';

const GERMAN = { de: 'Zahlbar binnen 14 Tagen' };

it.each([
  ['de', 'Zahlbar binnen 14 Tagen'],
  ['nl', 'Payable within 14 days'],
  ['en-gb', 'Payable within 14 days'],
] as const)('a reader of %s gets their language, else the main text', (locale, text) =>
  expect(ownText('Payable within 14 days', GERMAN, locale)).toBe(text),
);

it('British readers get the English version', () =>
  expect(ownText('Betaalbaar binnen 14 dagen', { en: 'Payable within 14 days' }, 'en-gb')).toBe(
    'Payable within 14 days',
  ));

it('an empty version counts as none', () => expect(ownText('Main', { de: '' }, 'de')).toBe('Main'));

it('only languages of the product are accepted', () => {
  expect(otherLanguages(20).safeParse({ de: 'Kurz' }).success).toBe(true);
  expect(otherLanguages(20).safeParse({ 'en-gb': 'x' }).success).toBe(false);
  expect(otherLanguages(3).safeParse({ de: 'lang' }).success).toBe(false);
});

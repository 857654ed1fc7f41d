import { expect, it } from 'vitest';
import { readCountry, readDay, readFlag, readLanguage, readNumber, Unread } from './values.ts';

it.each([
  ['English', 'en'],
  ['Englisch', 'en'],
  ['English (UK)', 'en-gb'],
  ['en_GB', 'en-gb'],
  ['en-US', 'en'],
  ['en-AU', 'en-gb'],
  ['olandese', 'nl'],
  ['Tedesco', 'de'],
  ['alemán', 'de'],
  ['Português', 'pt'],
  ['portugués', 'pt'],
  ['pt-BR', 'pt-br'],
  ['nl-BE', 'nl'],
  ['fr', 'fr'],
])('the language %s is %s', (text, locale) => expect(readLanguage(text)).toBe(locale));

it.each([
  ['Alemania', 'DE'],
  ['Paesi Bassi', 'NL'],
  ['Vietname', 'VN'],
  ['Vietnã', 'VN'],
  ['The Netherlands', 'NL'],
  ['Czech Republic', 'CZ'],
  ['Northern Ireland', 'GB'],
])('the country %s is %s', (text, code) => expect(readCountry(text)).toBe(code));

it.each([
  ['1.250', 1250],
  ['1,250.50', 1250.5],
  ['-12 345', -12_345],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['-0.125', -0.125],
  ['12.3450', 12.345],
  ['15%', 15],
  ['1’250.50', 1250.5],
])('the figure %s is %s', (text, figure) => expect(readNumber(text)).toBe(figure));

it.each([
  ['2027-05-21', '2027-05-21'],
  ['2027-05-21T00:00:00.000Z', '2027-05-21'],
  ['2027-05-21 14:30', '2027-05-21'],
  ['21-05-2027', '2027-05-21'],
  ['21.05.2027 20:00', '2027-05-21'],
  ['2027-05-21T20:00:00+02:00', '2027-05-21'],
  ['2027-05-21xyz', undefined],
  ['2027-05-211', undefined],
  ['2027-02-30', undefined],
])('the day %s is %s', (text, day) =>
  expect(readDay(text, { dayOrder: 'dayFirst', thisYear: 2026 })).toEqual(day ?? new Unread('import.date')),
);

it('reads yes and no in every language', () => {
  expect(['Sì', 'sí', 'Sim', 'ja', 'attivo', 'Activo'].map(readFlag)).toEqual(Array(6).fill(true));
  expect(['no', 'Não', 'nee', 'Inattivo', 'inativo'].map(readFlag)).toEqual(Array(5).fill(false));
  expect(readFlag('forse')).toBeInstanceOf(Unread);
});

it.each(['1.250.00', '1,250,5'])('%s is no figure', (text) => expect(readNumber(text)).toBeInstanceOf(Unread));

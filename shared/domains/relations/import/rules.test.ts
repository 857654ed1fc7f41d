import { expect, it } from 'vitest';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import { guessMapping } from './guess.ts';
import { fieldAt, inputOver, isMapping, readRow } from './rules.ts';
import { readCountry, readNumber, readRoles, Unread } from './values.ts';

const { company, contact } = IMPORT_FIELDS;
const READING = { dayOrder: 'dayFirst', thisYear: 2026 } as const;

it('guesses columns by their headings in three languages, each field once', () => {
  expect(guessMapping(company, ['Naam', 'E-MAIL', 'PLZ', 'USt-IdNr.', 'Name', '???'])).toEqual([
    ...['name', 'email', 'postalCode', 'vatNumber', '', ''],
  ]);
});

it('sends a column where it went before', () => {
  expect(guessMapping(company, ['Naam', 'Klant'], { klant: 'name', naam: '' })).toEqual(['', 'name']);
  expect(guessMapping(company, ['Klant'], { klant: 'gone' })).toEqual(['']);
  expect(guessMapping(company, ['Naam', 'E-mail', 'Email'], { email: 'email' })).toEqual(['name', 'email', '']);
  const [name, twin] = [company[0], { ...company[0], id: 'twin' }] as [ImportField, ImportField];
  expect(guessMapping([name, twin], ['Name', 'Name'], { name: 'name' })).toEqual(['name', 'twin']);
});

it('refuses a field twice, an unknown one, and none that names the record', () => {
  expect(isMapping(company, ['name', 'city'])).toBe(true);
  expect(isMapping(company, ['name', 'name'])).toBe(false);
  expect(isMapping(company, ['name', 'nonsense'])).toBe(false);
  expect(isMapping(company, ['city'])).toBe(false);
  expect(isMapping(contact, ['lastName'])).toBe(true);
});

it('reads numbers as they are written anywhere', () => {
  expect(['1.250', '1,250', '1 250', '12,5', '15 %'].map(readNumber)).toEqual([1250, 1250, 1250, 12.5, 15]);
  expect(['1.250,50', '-1,234,567.8', '1.250.000'].map(readNumber)).toEqual([1250.5, -1234567.8, 1250000]);
  expect(readNumber('many')).toBeInstanceOf(Unread);
});

it('reads countries and roles by name in each language', () => {
  expect(['nl', 'NLD', 'Niederlande', 'Duitsland', 'UK'].map(readCountry)).toEqual(['NL', 'NL', 'NL', 'DE', 'GB']);
  expect(readCountry('Atlantis')).toBeInstanceOf(Unread);
  expect(readRoles('Veranstalter, Hotel')).toEqual(['promoter', 'hotel']);
});

it('takes no error of the spreadsheet for a value', () => {
  const row = readRow(company, ['name', 'phone', 'website'], ['#Nova', '#N/A', '#REF!'], READING);
  expect(row.values).toEqual({ name: '#Nova' });
  expect(row.problems).toEqual([
    { code: 'import.errorValue', field: 'phone' },
    { code: 'import.errorValue', field: 'website' },
  ]);
});

it('takes the quote of our own exports away', () => {
  expect(readRow(company, ['name', 'phone'], ["'=Formula", "'+31 20"], READING).values).toEqual({
    name: '=Formula',
    phone: '+31 20',
  });
});

it('names the column that a check blames', () => {
  expect(fieldAt(company, 'address.countryId')?.id).toBe('country');
  expect(fieldAt(contact, 'lastName')?.id).toBe('lastName');
});

it('writes only what a row says over what is there', () => {
  const base = { name: 'Old', phone: '1', address: { city: 'Köln', countryId: 'DE' }, roles: ['hotel'] };
  expect(inputOver('venue', { name: 'New', city: 'Bonn' }, base)).toEqual({
    name: 'New',
    phone: '1',
    roles: ['hotel', 'venue'],
    address: { city: 'Bonn', countryId: 'DE' },
  });
  expect(inputOver('contact', { name: 'Anna van Dijk' })).toEqual({ firstName: 'Anna', lastName: 'van Dijk' });
});

it('splits a cell of several addresses or numbers, and blames one that holds too many', () => {
  const read = (mapping: string[], cells: string[]) => readRow(contact, mapping, cells, READING);
  expect(read(['email', 'phone'], ['bo@old.example ::: bo2@old.example', '+7 000 ::: +7 111']).values).toEqual({
    email: 'bo@old.example',
    privateEmail: 'bo2@old.example',
    phone: '+7 000',
    mobile: '+7 111',
  });
  expect(read(['email', 'privateEmail'], ['a@b.example; c@b.example', 'd@b.example']).problems).toEqual([
    { code: 'import.several', field: 'email' },
  ]);
  expect(read(['mobile', 'phone'], ['+7 000;+7 111', '']).values).toEqual({ mobile: '+7 000', phone: '+7 111' });
});

it('takes addresses out of links and names, without signs that nobody sees', () => {
  const cells = ['mailto:ada@a.example?subject=Hi', '\u202atel:+32\u00a0470\u202c'];
  expect(readRow(contact, ['email', 'phone'], cells, READING).values).toEqual({
    email: 'ada@a.example',
    phone: '+32 470',
  });
  expect(readRow(contact, ['email'], ['Ada <ada\u200b@a.example>'], READING).values).toEqual({
    email: 'ada@a.example',
  });
  expect(readRow(contact, ['lastName'], ['\u00a0Lo\u0308we\u200b '], READING).values).toEqual({ lastName: 'Löwe' });
});

it('says of a number that the spreadsheet has shortened it', () => {
  const { problems } = readRow(company, ['name', 'phone', 'registerNumber'], ['A', '4,91761E+11', '4.9E+17'], READING);
  expect(problems.map(({ code, field }) => [code, field])).toEqual([
    ['import.spoiled', 'phone'],
    ['import.spoiled', 'registerNumber'],
  ]);
});

it('keeps lines where they belong', () => {
  const cells = ['Two\r\nLines', 'one\ntwo', '0/0/00'];
  expect(readRow(contact, ['lastName', 'notes', 'birthday'], cells, READING).values).toEqual({
    lastName: 'Two Lines',
    notes: 'one\ntwo',
  });
});

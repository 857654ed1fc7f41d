import { expect, it } from 'vitest';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import { fieldAt, guessMapping, inputOver, isMapping, readRow } from './rules.ts';
import { readCountry, readNumber, readRoles, Unread } from './values.ts';

const { company, contact } = IMPORT_FIELDS;

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
  const row = readRow(company, ['name', 'phone', 'website'], ['#Nova', '#N/A', '#REF!']);
  expect(row.values).toEqual({ name: '#Nova' });
  expect(row.problems).toEqual([
    { code: 'import.errorValue', field: 'phone' },
    { code: 'import.errorValue', field: 'website' },
  ]);
});

it('takes the quote of our own exports away', () => {
  expect(readRow(company, ['name', 'phone'], ["'=Formula", "'+31 20"]).values).toEqual({
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

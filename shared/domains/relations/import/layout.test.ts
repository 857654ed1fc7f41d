import { expect, it } from 'vitest';
import { labelledHeadings, withExports } from './export-headings.ts';
import { IMPORT_FIELDS } from './fields.ts';
import { guessMapping } from './guess.ts';
import { columnName, headingRowOf, rowsBelow } from './layout.ts';

const company = withExports('company', IMPORT_FIELDS.company);
const contact = withExports('contact', [
  ...IMPORT_FIELDS.contact,
  { id: 'tags', path: 'tagIds', names: { en: 'Tags', nl: '', de: '', it: '', es: '', pt: '', 'pt-br': '' } },
]);
const rowOf = (...rows: string[][]) => headingRowOf(company, rows);

it('finds the headings below titles and empty rows', () => {
  expect(rowOf(['Name', 'City'], ['Gent Events', 'Gent'])).toBe(1);
  expect(rowOf(['', '', ''], ['', '', ''], ['', 'Name', 'City'], ['', 'A', 'Gent'])).toBe(3);
  expect(rowOf(['Promoters 2027', '', ''], ['', '', ''], ['Name', 'City', 'Email'], ['A', 'Gent', ''])).toBe(3);
  expect(rowOf(['Promoters 2027', ''], ['Klantnaam', 'Waar'], ['A', 'Gent'])).toBe(2);
  expect(rowOf(['Promoters 2027'], ['Name'], ['A'])).toBe(2);
  expect(rowOf(['Klantnaam', 'Waar'], ['Name', 'Gent'])).toBe(1);
  expect(rowOf()).toBe(1);
});

it('counts rows as the spreadsheet does', () => {
  expect(rowsBelow([['x'], ['Name'], [' '], ['A']], 2)).toEqual([{ cells: ['A'], row: 4 }]);
  expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});

it('places no column by a heading of marks or none', () => {
  expect(guessMapping(company, ['#', 'Name', '🎵', '', 'City'])).toEqual(['', 'name', '', '', 'city']);
  expect(guessMapping(company, ['\u200bName', 'Name\u00a0'])).toEqual(['name', '']);
});

it('places the columns of Google Contacts, numbers by their labels', () => {
  const headers =
    'First Name,Middle Name,Last Name,Organization Name,Organization Title,Birthday,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value'.split(
      ',',
    );
  const row =
    'Ada,,Googlesen,Google Live,Booker,1980-05-04,* myContacts,Work,a@b.example,Home,c@b.example,Mobile,1,Work,2';
  const mapping = guessMapping(contact, labelledHeadings(headers, [row.split(',')]));
  const placed = Object.fromEntries(mapping.flatMap((id, i) => (id ? [[id, headers[i]]] : [])));
  expect(placed).toEqual({
    firstName: 'First Name',
    infix: 'Middle Name',
    lastName: 'Last Name',
    company: 'Organization Name',
    position: 'Organization Title',
    birthday: 'Birthday',
    tags: 'Labels',
    email: 'E-mail 1 - Value',
    privateEmail: 'E-mail 2 - Value',
    mobile: 'Phone 1 - Value',
    phone: 'Phone 2 - Value',
  });
});

it('places the columns of Outlook, the number at work before that at home', () => {
  const headers = 'First Name,Last Name,E-mail Address,Home Phone,Business Phone,Mobile Phone,Job Title,Company'.split(
    ',',
  );
  expect(guessMapping(contact, headers)).toEqual([
    ...['firstName', 'lastName', 'email', '', 'phone', 'mobile', 'position', 'company'],
  ]);
  expect(guessMapping(contact, ['Last Name', 'Home Phone'])).toEqual(['lastName', 'phone']);
  const place = 'Company,Business Street,Business City,Business Postal Code,Business Country/Region'.split(',');
  expect(guessMapping(company, place)).toEqual(['name', 'addressLine1', 'city', 'postalCode', 'country']);
});

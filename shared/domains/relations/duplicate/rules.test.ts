import { expect, it } from 'vitest';
import { companySimilarityKeys, contactSimilarityKeys, sharedSimilarityKeys } from './rules.ts';

const company = (more: object) => ({
  name: 'Café Noir',
  vatNumber: '',
  registerNumber: '',
  email: '',
  address: { city: 'Köln', countryId: 'DE' },
  ...more,
});
const kinds = (a: object, b: object) =>
  sharedSimilarityKeys(companySimilarityKeys(company(a)), companySimilarityKeys(company(b))).map(({ kind }) => kind);

it('sees the same name in the same city however it is written', () => {
  expect(kinds({}, { name: 'CAFE  NOIR', address: { city: 'koln', countryId: '' } })).toEqual(['name']);
  expect(kinds({}, { address: { city: 'Bonn', countryId: 'DE' } })).toEqual([]);
});

it('sees numbers and mail addresses through their marks', () => {
  const a = { name: 'A', vatNumber: 'NL 8550.25.311 B01', registerNumber: 'HRB 12345', email: 'Info@noir.example' };
  const b = { name: 'B', vatNumber: 'nl855025311b01', registerNumber: 'hrb12345', email: 'info@noir.example' };
  expect(kinds(a, b)).toEqual(['vat', 'register', 'email']);
});

it('sees a VAT number with and without the prefix of its country as one', () => {
  const at = (vatNumber: string, countryId: string) => ({
    name: `${vatNumber} ${countryId}`,
    vatNumber,
    address: { city: '', countryId },
  });
  expect(kinds(at('DE123456789', 'DE'), at('123 456 789', 'DE'))).toEqual(['vat']);
  expect(kinds(at('DE123456789', ''), at('123456789', 'DE'))).toEqual(['vat']);
  expect(kinds(at('123456789', 'DE'), at('123456789', 'PT'))).toEqual([]);
});

it('takes a register number of another country, and a short one, for nothing', () => {
  const at = (countryId: string) => ({ name: countryId, registerNumber: '912345', address: { city: '', countryId } });
  expect(kinds(at('DE'), at('AT'))).toEqual([]);
  expect(kinds({ name: 'A', registerNumber: '12' }, { name: 'B', registerNumber: '12' })).toEqual([]);
});

it('tells contacts by name and company, mail and mobile', () => {
  const contact = { fullName: 'Jan de Vries', email: '', mobile: '+31 6 1234 5678', positions: [] };
  const other = { fullName: 'J. de Vries', email: '', mobile: '0031 612345678', positions: [] };
  expect(
    sharedSimilarityKeys(contactSimilarityKeys(contact), contactSimilarityKeys({ ...contact, mobile: '' })).map(
      (t) => t.kind,
    ),
  ).toEqual(['name']);
  expect(
    sharedSimilarityKeys(contactSimilarityKeys(contact), contactSimilarityKeys({ ...other, mobile: '+31612345678' })),
  ).toEqual([{ kind: 'phone', value: '31612345678' }]);
});

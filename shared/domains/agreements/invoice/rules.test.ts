import { expect, it } from 'vitest';
import { proposedVat, type VatCase } from './vat-case.ts';

const one = (code: string, more: Partial<VatCase> = {}): VatCase => ({
  id: code,
  code,
  name: code,
  rate: 9000,
  category: 'S',
  countryId: 'NL',
  legalText: '',
  isActive: true,
  isDefault: false,
  validFrom: '',
  validTo: '',
  ...more,
});
const CASES = [
  one('NL-OLD', { validTo: '2025-12-31', isDefault: true }),
  one('NL-LOW'),
  one('NL-HIGH'),
  one('EU-RC', { category: 'AE', countryId: '', rate: 0 }),
  one('NON-EU', { category: 'O', countryId: '', rate: 0 }),
];
const sale = {
  sellerCountry: 'NL',
  sellerVat: 'NL1',
  buyerCountry: 'NL',
  buyerVat: 'NL2',
  usual: [],
  date: '2026-03-01',
};
const proposed = (more: object, cases = CASES) => proposedVat(cases, { ...sale, ...more })?.code;

it('at home proposes what the buyer or the bookkeeping says, else the case of the country that is valid', () => {
  expect(proposed({})).toBe('NL-LOW');
  expect(proposed({ usual: [undefined, 'NL-HIGH'] })).toBe('NL-HIGH');
  expect(proposed({ usual: ['NL-OLD', 'NL-HIGH'] })).toBe('NL-HIGH');
  expect(proposed({ date: '2025-06-01' })).toBe('NL-OLD');
});

it('abroad proposes who owes the VAT there', () => {
  expect(proposed({ buyerCountry: 'DE', usual: ['NL-HIGH'] })).toBe('EU-RC');
  expect(proposed({ buyerCountry: 'DE', buyerVat: '' })).toBe('NL-LOW');
  expect(proposed({ buyerCountry: 'CH' })).toBe('NON-EU');
  expect(proposed({ buyerCountry: '' })).toBe('NL-LOW');
});

it('never proposes what may not be chosen', () => {
  const gone = CASES.map((each) => ({ ...each, isActive: false }));
  expect(proposed({}, gone)).toBeUndefined();
});

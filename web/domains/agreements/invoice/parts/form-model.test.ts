import { expect, test } from 'vitest';
import type { VatCase } from '#shared/domains/agreements/invoice/vat-case.ts';
import { blankLine, liveTotals, movedIn, productLine, termFor, vatFor } from './form-model.ts';

const vat = (id: string, more: Partial<VatCase> = {}): VatCase => ({
  id,
  code: id,
  name: id,
  rate: 9_000,
  category: 'S',
  countryId: '',
  legalText: '',
  validFrom: '',
  validTo: '',
  isActive: true,
  isDefault: false,
  ...more,
});
const cases = [vat('low'), vat('high', { rate: 21_000 }), vat('reverse', { rate: 0, category: 'AE' })];
const seller = { address: { countryId: 'NL' }, vatNumber: 'NL1', vatRateId: 'low', paymentTermId: 'fortnight' };
const term = (id: string, more: object = {}) => ({ id, isActive: true, isDefault: false, ...more });

test('a line counts, one that cannot be read counts nothing, and the VAT of a case that went is known', () => {
  const filled = {
    lines: [
      { ...blankLine('low'), priceC: 1_000_000 },
      { ...blankLine('gone'), priceC: 100_000 },
      { vatRateId: 'low' },
    ],
  };
  const gone = {
    ...blankLine('gone'),
    net: 0,
    vat: { code: 'GONE', name: '', category: 'S' as const, rate: 6_000, text: '' },
  };
  expect(liveTotals(filled, cases, [gone])).toMatchObject({ net: 11_000, tax: 960, total: 11_960 });
});

test('proposals follow the buyer, else the bookkeeping, else the usual one', () => {
  const abroad = { address: { countryId: 'BE' }, vatNumber: 'BE1' };
  expect(vatFor(cases, seller, undefined, '2027-01-01')).toBe('low');
  expect(vatFor(cases, seller, { ...seller, vatRateId: 'high' }, '2027-01-01')).toBe('high');
  expect(vatFor(cases, seller, abroad, '2027-01-01')).toBe('reverse');
  const terms = [term('fortnight'), term('month', { isDefault: true }), term('old', { isActive: false })];
  expect(termFor(terms, seller, { ...abroad, paymentTermId: 'month' })).toBe('month');
  expect(termFor(terms, seller, { ...abroad, paymentTermId: 'old' })).toBe('fortnight');
  expect(termFor(terms, { ...seller, paymentTermId: undefined }, undefined)).toBe('month');
});

test('a product becomes a line with its own VAT, or what is proposed', () => {
  const product = {
    name: 'Backline',
    description: '',
    price: { minor: 2_500, currency: 'EUR' as const },
    unit: 'DAY' as const,
    ledger: '',
  };
  expect(productLine(product, { vatRateId: 'low' }, 2_000)).toMatchObject({
    text: 'Backline',
    quantity: 2_000,
    unit: 'DAY',
    priceC: 250_000,
    vatRateId: 'low',
  });
  const group = { vatRateId: 'low', ledger: '8020', costCenterId: 'light' };
  expect(productLine({ ...product, vatRateId: 'high' }, group).vatRateId).toBe('high');
  expect(productLine(product, group)).toMatchObject({ ledger: '8020', costCenterId: 'light' });
  expect(productLine({ ...product, ledger: '8030', costCenterId: 'sound' }, group)).toMatchObject({
    ledger: '8030',
    costCenterId: 'sound',
  });
});

test('the one that moved is found, up and down', () => {
  expect(movedIn(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual([0, 2]);
  expect(movedIn(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([2, 0]);
  expect(movedIn(['a', 'b'], ['b', 'a'])).toEqual([0, 1]);
  expect(movedIn(['a', 'b'], ['a', 'b'])).toBeUndefined();
});

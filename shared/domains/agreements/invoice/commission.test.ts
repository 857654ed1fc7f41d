import { expect, it } from 'vitest';
import { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { dueCommission, settledCommission } from './commission.ts';
import { serviceVat, type VatCase } from './vat-case.ts';

const dealOf = (mode: 'inside' | 'onTop', closedAt?: string) =>
  DealFields.parse({
    type: 'flat',
    currency: 'EUR',
    guarantee: 1_000_000,
    commission: { mode, rate: 15_000 },
    settlement: closedAt ? { closedAt } : {},
  });

it('is the agency’s part of a settled fee', () => {
  expect(settledCommission(dealOf('inside', '2027-05-22T10:00:00Z'))).toBe(150_000);
  expect(settledCommission(dealOf('inside'))).toBe(0);
  expect(settledCommission(undefined)).toBe(0);
});

it('is nothing of the artist’s if the promoter pays it on top', () =>
  expect(settledCommission(dealOf('onTop', '2027-05-22T10:00:00Z'))).toBe(0));

it('is due as agreed before the settlement', () => {
  expect(dueCommission(dealOf('inside'))).toBe(150_000);
  expect(dueCommission(dealOf('onTop'))).toBe(0);
  expect(dueCommission(undefined)).toBe(0);
});

const caseOf = (code: string, rate: number, more: Partial<VatCase> = {}): VatCase => ({
  id: code,
  code,
  name: code,
  rate,
  category: 'S',
  countryId: 'NL',
  legalText: '',
  isActive: true,
  isDefault: false,
  validFrom: '',
  validTo: '',
  ...more,
});
const sale = { sellerCountry: 'NL', sellerVat: 'NL1', buyerCountry: 'NL', buyerVat: '', usual: [], date: '2027-05-01' };
const cases = [
  caseOf('low', 9000, { isDefault: true }),
  caseOf('high', 21_000),
  caseOf('gone', 25_000, { isActive: false }),
  caseOf('german', 22_000, { countryId: 'DE' }),
  caseOf('reverse', 0, { category: 'AE', countryId: '' }),
];

it('has the full rate of the agency’s country, not the reduced rate of performances', () =>
  expect(serviceVat(cases, sale)?.code).toBe('high'));

it('is reverse charged to an artist of another member state', () =>
  expect(serviceVat(cases, { ...sale, buyerCountry: 'DE', buyerVat: 'DE1' })?.code).toBe('reverse'));

it('has the case of the sale where the country has no rate', () =>
  expect(serviceVat([caseOf('only', 5000, { countryId: 'FR' })], sale)?.code).toBe('only'));

import { expect, it } from 'vitest';
import type { EuVatNumber } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { isWarned } from './risk.ts';

const risk = { level: 'unknown' as const, comment: '', text: '', hexColor: '#000000' };
const vat = (outcome: EuVatNumber['viesValidationOutcome'], isEuMember = true): EuVatNumber => ({
  number: 'NL855025311B01',
  isEuMember,
  viesValidationOutcome: outcome,
  validationOutcomeText: '',
  validationHexColor: '#000000',
});
const company = (more: object) => ({ company: { companyId: '', name: '', financialRisk: risk, ...more } });

it.each([
  ['nothing known', {}, false],
  ['low risk', { financialRisk: { ...risk, level: 'lowRisk' } }, false],
  ['low risk with a comment', { financialRisk: { ...risk, level: 'lowRisk', comment: 'pays late' } }, true],
  ['high risk', { financialRisk: { ...risk, level: 'highRisk' } }, true],
  ['on the blocklist', { financialRisk: { ...risk, level: 'blocklist' } }, true],
  ['a comment alone', { financialRisk: { ...risk, comment: 'pays late' } }, true],
  ['a valid number', { euVatNumber: vat('valid') }, false],
  ['an invalid number', { euVatNumber: vat('invalid') }, true],
  ['a number nobody answered for', { euVatNumber: vat('unavailable') }, true],
  ['a number not asked for yet', { euVatNumber: vat('notChecked') }, false],
  ['a number from elsewhere', { euVatNumber: vat('notEu', false) }, false],
])('%s warns: %#', (_what, more, warned) => expect(isWarned(company(more))).toBe(warned));

it('warns of outstanding amounts', () => {
  expect(isWarned({ ...company({}), outstandingAmounts: { total: { formatted: '€ 100.00' }, amounts: [] } })).toBe(
    true,
  );
});

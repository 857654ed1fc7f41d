import { expect, it } from 'vitest';
import type { BankLine } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { keyed } from './keys.ts';

const line = (changes: Partial<BankLine> = {}): BankLine => ({
  account: 'NL91ABNA0417164300',
  currency: 'EUR',
  date: '2026-03-04',
  amount: 1000,
  direction: 'in',
  isReversal: false,
  reference: '2026-0041',
  payer: 'Koper BV',
  payerAccount: '',
  bankReference: '',
  ...changes,
});
const keys = (...lines: BankLine[]) => keyed(lines).map(({ key }) => key);

it('names the same entry alike in every file', () => {
  expect(keys(line(), line({ date: '2026-03-05' }))[0]).toBe(keys(line())[0]);
  // The bank's own name counts, not the words.
  const named = { bankReference: 'REF-1' };
  expect(keys(line({ ...named, reference: 'other' }))).toEqual(keys(line(named)));
});

it('tells entries of one file apart, also two that are alike', () => {
  const all = keys(line(), line(), line({ amount: 999 }), line({ direction: 'out' }), line({ bankReference: 'R' }));
  expect(new Set(all).size).toBe(5);
});

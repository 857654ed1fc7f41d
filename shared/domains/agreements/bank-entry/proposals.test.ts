import { expect, it } from 'vitest';
import type { OpenDocument } from '#shared/domains/agreements/payment/bank-matching.ts';
import { proposalsFor } from './proposals.ts';
import type { BankEntryFields } from './schemas.ts';

const document = (id: string, number: string, open: number): OpenDocument => ({
  id,
  number,
  open,
  currency: 'EUR',
  dueDate: '2026-03-01',
  debtor: 'Koper BV',
});
const entry = (id: string, date: string, changes: Partial<BankEntryFields> = {}) => ({
  id,
  date,
  account: 'NL91ABNA0417164300',
  currency: 'EUR' as const,
  amount: 1000,
  direction: 'in' as const,
  isReversal: false,
  reference: '2026-0041',
  payer: '',
  payerAccount: '',
  bankReference: '',
  key: id,
  fileName: 'a.xml',
  parts: [],
  ...changes,
});
const documents = { invoices: [document('a', '2026-0041', 1000)], credits: [document('c', 'C2026-0001', 500)] };

it('is certain of the first payment of an invoice only', () => {
  const found = proposalsFor([entry('2', '2026-03-05'), entry('1', '2026-03-04')], documents);
  expect(found.get('1')).toMatchObject({ certainty: 'certain', parts: [{ id: 'a', amount: 1000 }] });
  expect(found.has('2')).toBe(false);
});

it('finds credit notes for money that went out, and nothing for reversals', () => {
  const out = { direction: 'out' as const, amount: 500, reference: 'C2026-0001' };
  const found = proposalsFor(
    [entry('1', '2026-03-04', out), entry('2', '2026-03-04', { isReversal: true })],
    documents,
  );
  expect([...found.keys()]).toEqual(['1']);
  expect(found.get('1')).toMatchObject({ certainty: 'certain', parts: [{ id: 'c', amount: 500 }] });
});

it('matches the rest of an entry that is booked in part', () => {
  const begun = { amount: 1500, parts: [{ invoiceId: 'x', number: 'x', amount: 500, paymentId: 'p' }] };
  expect(proposalsFor([entry('1', '2026-03-04', begun)], documents).get('1')).toMatchObject({
    certainty: 'certain',
    left: 0,
  });
});

import { describe, expect, it } from 'vitest';
import { checkParts, checkPayable, leftOf, stateOf } from './rules.ts';
import type { BankEntryFields } from './schemas.ts';

const part = (invoiceId: string, amount: number) => ({
  invoiceId,
  amount,
  number: invoiceId,
  paymentId: `p${invoiceId}`,
});
const entry = (changes: Partial<BankEntryFields> = {}): BankEntryFields => ({
  account: 'NL91ABNA0417164300',
  currency: 'EUR',
  date: '2026-03-01',
  amount: 1000,
  direction: 'in',
  isReversal: false,
  reference: '',
  payer: '',
  payerAccount: '',
  bankReference: '',
  key: 'k',
  fileName: 'a.xml',
  parts: [],
  ...changes,
});
const say = (minor: number) => String(minor);

it('is open until all of it is booked or set aside', () => {
  expect(stateOf(entry())).toBe('open');
  expect(stateOf(entry({ parts: [part('a', 400)] }))).toBe('open');
  expect(leftOf(entry({ parts: [part('a', 400)] }))).toBe(600);
  expect(stateOf(entry({ parts: [part('a', 400), part('b', 600)] }))).toBe('booked');
  expect(stateOf(entry({ parts: [part('a', 400)], ignoredFor: 'Tip' }))).toBe('booked');
  expect(stateOf(entry({ ignoredFor: 'Rent' }))).toBe('ignored');
});

describe('the parts of an entry', () => {
  it('are at most its rest', () => {
    const begun = entry({ parts: [part('a', 400)] });
    expect(() => checkParts(begun, [{ invoiceId: 'b', amount: 600 }], say)).not.toThrow();
    expect(() => checkParts(begun, [{ invoiceId: 'b', amount: 601 }], say)).toThrow(
      expect.objectContaining({
        details: [{ code: 'bankEntry.partsAbove', field: 'parts', params: { amount: '600' } }],
      }),
    );
  });

  it('name a document once', () => {
    const begun = entry({ parts: [part('a', 400)] });
    expect(() => checkParts(begun, [{ invoiceId: 'a', amount: 1 }], say)).toThrow('bankEntry.sameTwice');
  });

  it('are not added to an entry that is done', () => {
    expect(() => checkParts(entry({ ignoredFor: 'Rent' }), [{ invoiceId: 'a', amount: 1 }], say)).toThrow(
      'bankEntry.done',
    );
  });
});

it('pays invoices by money that came in, and credit notes by money that went out', () => {
  const [invoice, credit] = [
    { type: 'final', currency: 'EUR' },
    { type: 'credit', currency: 'EUR' },
  ];
  expect(() => checkPayable(entry(), invoice)).not.toThrow();
  expect(() => checkPayable(entry({ direction: 'out' }), credit)).not.toThrow();
  expect(() => checkPayable(entry(), credit)).toThrow('bankEntry.wrongKind');
  expect(() => checkPayable(entry({ direction: 'out' }), invoice)).toThrow('bankEntry.wrongKind');
  expect(() => checkPayable(entry(), { ...invoice, currency: 'USD' })).toThrow('bankEntry.currency');
});

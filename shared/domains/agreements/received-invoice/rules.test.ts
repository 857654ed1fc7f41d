import { expect, it } from 'vitest';
import { artistInvoiceOf, checkIgnored, checkOpen, stateOf } from './rules.ts';
import type { ReceivedDocument } from './schemas.ts';

const invoice = (more: Partial<ReceivedDocument> = {}) =>
  ({ isCredit: false, number: '17', date: '2026-03-01', currency: 'EUR', total: 500, ...more }) as ReceivedDocument;

it('is open until it is confirmed or set aside', () => {
  expect(stateOf({})).toBe('open');
  expect(stateOf({ agreement: { id: 'a', number: 'P-1' } })).toBe('confirmed');
  expect(stateOf({ ignoredFor: '' })).toBe('ignored');
  expect(() => checkOpen({ ignoredFor: 'Not ours' })).toThrow('receivedInvoice.done');
  expect(() => checkIgnored({})).toThrow('receivedInvoice.notIgnored');
});

it('enters its number, date and total, and never a credit note or another currency', () => {
  expect(artistInvoiceOf(invoice(), 'EUR')).toEqual({ number: '17', date: '2026-03-01', amount: 500 });
  expect(() => artistInvoiceOf(invoice({ isCredit: true }), 'EUR')).toThrow('receivedInvoice.credit');
  expect(() => artistInvoiceOf(invoice({ total: 0 }), 'EUR')).toThrow('receivedInvoice.credit');
  expect(() => artistInvoiceOf(invoice({ currency: 'GBP' }), 'EUR')).toThrow('receivedInvoice.currency');
});

import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { checkPayment, firstPaymentDay, paymentBase, withPayment } from './rules.ts';

const balance = { paid: 4_000, writtenOff: 0, credited: 0, total: 10_000 };
const invoice = { ...balance, stage: 'outstanding', date: '2026-02-01' } as InvoiceFields;
const booking = { today: '2026-03-10', writeOffMax: 1_000, say: (minor: number) => (minor / 100).toFixed(2) };
const paying = (amount: number, more: object = {}) => ({
  amount,
  date: '2026-03-10',
  method: 'bank' as const,
  ...more,
});
const refusing = (payment: ReturnType<typeof paying>, of = invoice) => expect(() => checkPayment(of, payment, booking));

describe('what an invoice has received', () => {
  it('counts a payment that is new, changed or gone', () => {
    expect(withPayment(invoice, undefined, paying(500)).paid).toBe(4_500);
    expect(withPayment(invoice, paying(500), paying(700)).paid).toBe(4_200);
    expect(withPayment(invoice, paying(500), undefined).paid).toBe(3_500);
  });
  it('keeps what is written off apart, also where a payment becomes a write-off', () => {
    const off = paying(500, { method: 'writeOff' });
    expect(withPayment(invoice, paying(500), off)).toMatchObject({ paid: 3_500, writtenOff: 500 });
  });
  it('leaves the invoice that it was given as it is', () => {
    withPayment(invoice, undefined, paying(500));
    expect(invoice.paid).toBe(4_000);
  });
});

describe('a payment', () => {
  it('is at most what is open', () => {
    refusing(paying(6_000)).not.toThrow();
    refusing(paying(6_001)).toThrow(
      expect.objectContaining({
        details: [{ code: 'payment.exceedsOpen', field: 'amount', params: { amount: '60.00' } }],
      }),
    );
  });
  it('is of no day after today, and may come before its invoice', () => {
    expect(firstPaymentDay('2026-02-01')).toBe('2025-01-01');
    refusing(paying(1, { date: '2025-01-01' })).not.toThrow();
    refusing(paying(1, { date: '2024-12-31' })).toThrow('payment.dateTooEarly');
    refusing(paying(1, { date: '2026-03-11' })).toThrow('payment.dateInFuture');
  });
  it('writes off a small amount, all write-offs together', () => {
    const off = { method: 'writeOff' };
    refusing(paying(1_000, off)).not.toThrow();
    refusing(paying(1_001, off)).toThrow('payment.writeOffAbove');
    refusing(paying(501, off), { ...invoice, writtenOff: 500 }).toThrow('payment.writeOffAbove');
  });
});

it('tells what the rate has made of a payment since the invoice, in the currency of the books', () => {
  /** Dollars for a euro. */
  const rate = (value: string) => ({ rate: value, date: '2026-02-01', currency: 'USD', source: 'ecb' }) as const;
  const dollars = { minor: 10_000, currency: 'USD' };
  expect(paymentBase(dollars, rate('1.25'), rate('1.2'), 'EUR')).toEqual({
    currency: 'EUR',
    amount: 8_333,
    difference: 333,
  });
  expect(paymentBase({ ...dollars, currency: 'EUR' }, rate('1'), rate('1'), 'EUR')).toMatchObject({ difference: 0 });
});

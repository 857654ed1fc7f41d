import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { CardReport } from '#shared/kernel/money/card.ts';
import type { Attempt } from './attempt.ts';
import { afterReport, isFresh, payableByCard } from './rules.ts';

const attempt: Attempt = {
  n: 1,
  amount: 70_000,
  currency: 'EUR',
  state: 'open',
  at: '2026-11-27T10:00:00.000Z',
  booked: 0,
};
const paid: CardReport = { state: 'paid', amount: 70_000, currency: 'EUR', received: 70_000, returned: 0 };
const silent: CardReport = { ...paid, state: 'open', received: 0 };
const following = (reports: readonly CardReport[], from = attempt) =>
  reports.reduce(
    (sum, report) => {
      const { attempt: next, book } = afterReport(sum.attempt, report);
      return { attempt: next, books: [...sum.books, book] };
    },
    { attempt: from, books: [] as number[] },
  );

describe('a report of the card provider', () => {
  it('books what has arrived once, however often it comes', () => {
    const { attempt: last, books } = following([paid, paid, { ...silent, state: 'processing' }, paid]);
    expect(books).toEqual([70_000, 0, 0, 0]);
    expect(last).toMatchObject({ state: 'paid', booked: 70_000 });
  });

  it('takes off what went back since the last one, and gives back a dispute that was won', () => {
    const reports = [paid, { ...paid, returned: 20_000 }, { ...paid, returned: 70_000 }, { ...paid, returned: 50_000 }];
    const { attempt: last, books } = following(reports);
    expect(books).toEqual([70_000, -20_000, -50_000, 20_000]);
    expect(last.booked).toBe(20_000);
  });

  it('books nothing of another amount or currency, and says so', () => {
    for (const wrong of [
      { ...paid, received: 69_999 },
      { ...paid, currency: 'USD' },
    ])
      expect(afterReport(attempt, wrong)).toEqual({
        attempt: { ...attempt, state: 'problem', problem: 'cardPayment.differs' },
        book: 0,
      });
  });

  it('keeps why a card was declined until it works, and ends an attempt that was given up', () => {
    const declined = afterReport(attempt, { ...silent, declined: 'insufficient_funds' }).attempt;
    expect(declined).toMatchObject({ state: 'open', declined: 'insufficient_funds' });
    expect(afterReport(declined, paid).attempt.declined).toBeUndefined();
    expect(afterReport(attempt, { ...silent, state: 'ended' }).attempt.state).toBe('ended');
  });

  it('never takes a state back', () => {
    const processing = afterReport(attempt, { ...silent, state: 'processing' }).attempt;
    expect(afterReport(processing, silent).attempt.state).toBe('processing');
    const ended = afterReport(attempt, { ...silent, state: 'ended' }).attempt;
    expect(afterReport(ended, silent)).toEqual({ attempt: ended, book: 0 });
    // The money of an ended page is money all the same.
    expect(afterReport(ended, paid)).toMatchObject({ attempt: { state: 'paid' }, book: 70_000 });
  });
});

it('leaves the disputed part out of what can be paid by card', () => {
  const invoice = {
    stage: 'outstanding',
    type: 'invoice',
    total: 100_000,
    paid: 0,
    credited: 0,
    writtenOff: 0,
  } as Partial<InvoiceFields> as InvoiceFields;
  expect(payableByCard(invoice)).toBe(100_000);
  const dispute = { amount: 30_000 } as InvoiceFields['dispute'];
  expect(payableByCard({ ...invoice, ...(dispute ? { dispute } : {}) })).toBe(70_000);
  expect(payableByCard({ ...invoice, paid: 100_000 })).toBe(0);
  for (const type of ['credit', 'selfBilled', 'selfBilledCredit'] as const)
    expect(payableByCard({ ...invoice, type })).toBe(0);
  expect(payableByCard({ ...invoice, stage: 'draft' })).toBe(0);
});

it('hands a page out until an hour before its end', () => {
  expect(isFresh(attempt, new Date('2026-11-27T20:59:59Z'))).toBe(true);
  expect(isFresh(attempt, new Date('2026-11-27T21:00:00Z'))).toBe(false);
});

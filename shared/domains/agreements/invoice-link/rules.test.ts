import { describe, expect, it } from 'vitest';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { canForward, checkForward, checkPayable, linkStateAt, payerState, withSaidPaid } from './rules.ts';

const invoice = (more: Partial<InvoiceFields> = {}) =>
  ({
    type: 'invoice',
    stage: 'outstanding',
    date: '2026-11-01',
    dueDate: '2026-11-15',
    total: 10_000,
    paid: 0,
    credited: 0,
    creditIssued: 0,
    writtenOff: 0,
    ...more,
  }) as InvoiceFields;
const NOW = '2026-11-27T10:00:00.000Z';

describe('the link of an invoice', () => {
  it.each([
    ['an unpaid one lives on', undefined, 'live'],
    ['89 days after the payment', '2026-08-30T10:00:00.000Z', 'live'],
    ['90 days after the payment', '2026-08-29T10:00:00.000Z', 'expired'],
  ])('%s', (_name, settledAt, state) => {
    expect(linkStateAt('live', { settledAt }, NOW)).toBe(state);
  });
  it('stays withdrawn', () => {
    expect(linkStateAt('withdrawn', { settledAt: undefined }, NOW)).toBe('withdrawn');
  });
  it('is passed on three times, and not to its reader', () => {
    const recipient = { name: 'Nina', email: 'nina@test.example' };
    expect([0, 2, 3].map((forwards) => canForward({ forwards }))).toEqual([true, true, false]);
    expect(() => checkForward({ recipient, forwards: 3 }, 'x@y.example')).toThrow('invoiceLink.forwardsUsed');
    expect(() => checkForward({ recipient }, 'NINA@test.example')).toThrow('invoiceLink.forwardSelf');
    expect(() => checkForward({ recipient }, 'ada@test.example')).not.toThrow();
  });
});

describe('the state that a payer reads', () => {
  it.each([
    [{}, '2026-11-15', 'open'],
    [{}, '2026-11-16', 'overdue'],
    [{ paid: 4000 }, '2026-11-10', 'partlyPaid'],
    [{ paid: 10_000 }, '2026-11-10', 'paid'],
    [{ paid: 12_000 }, '2026-11-10', 'paid'],
    [{ credited: 10_000, creditIssued: 10_000 }, '2026-11-10', 'credited'],
    // The agency alone sees that it wrote the amount off.
    [{ writtenOff: 10_000 }, '2026-11-10', 'closed'],
  ] as const)('of %j on %s is %s', (more, today, state) => {
    expect(payerState(invoice(more), today)).toBe(state);
  });
});

describe('an announced payment', () => {
  const said = { on: '2026-11-20', reference: 'TX 1', by: 'Nina', at: NOW, today: '2026-11-27' };
  it('is noted once, and books nothing', () => {
    const after = withSaidPaid(invoice(), said);
    expect(after).toMatchObject({ paid: 0, saidPaid: { on: '2026-11-20', reference: 'TX 1', by: 'Nina' } });
    expect(after.saidPaid).not.toHaveProperty('today');
    expect(() => withSaidPaid(after, said)).toThrow('invoiceLink.saidPaid');
  });
  it('is not in the future, and not of a document that owes nothing', () => {
    expect(() => withSaidPaid(invoice(), { ...said, on: '2026-11-28' })).toThrow('invoiceLink.dateInFuture');
    for (const more of [{ paid: 10_000 }, { type: 'credit' }, { stage: 'draft' }] as const)
      expect(() => checkPayable(invoice(more))).toThrow('invoiceLink.notOpen');
  });
});

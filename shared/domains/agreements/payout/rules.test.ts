import { describe, expect, it } from 'vitest';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { checkPlanned, leftOf, paidOn, plannedPayout, stateOf, withPayout } from './rules.ts';

const approved = (payouts?: PurchaseFields['payouts']) =>
  ({
    stage: 'approved',
    artistInvoice: { number: '17', date: '2026-03-01', amount: 10_000 },
    document: { payments: [{ due: '2026-03-01' }, { due: '2026-04-01' }] },
    ...(payouts ? { payouts } : {}),
  }) as PurchaseFields;
const say = String;
const planned = (amount: number) => ({ amount });
const paid = (amount: number) => ({ amount, paidOn: '2026-03-02' });

describe('the payouts of an agreement', () => {
  it('add up, and the agreement is paid once the paid ones reach the invoice', () => {
    const half = withPayout(approved(), undefined, planned(4_000), say);
    expect(half).toMatchObject({ stage: 'approved', payouts: { planned: 4_000, paid: 0 } });
    const one = withPayout(half, planned(4_000), paid(4_000), say);
    expect(one).toMatchObject({ stage: 'approved', payouts: { planned: 4_000, paid: 4_000 } });
    const both = withPayout(one, undefined, paid(6_000), say);
    expect(both).toMatchObject({ stage: 'paid', payouts: { planned: 10_000, paid: 10_000 } });
    expect(withPayout(both, paid(6_000), undefined, say)).toMatchObject({ stage: 'approved' });
  });
  it('never exceed what is left', () => {
    const agreement = approved({ planned: 7_000, paid: 0 });
    expect(leftOf(agreement)).toBe(3_000);
    expect(() => withPayout(agreement, undefined, planned(3_001), say)).toThrow('payout.exceedsLeft');
    expect(withPayout(agreement, planned(7_000), planned(10_000), say).payouts?.planned).toBe(10_000);
  });
  it('need an approved invoice', () => {
    for (const stage of ['draft', 'sent', 'signed', 'invoiceReceived', 'void', 'cancelled'] as const)
      expect(() => withPayout({ ...approved(), stage }, undefined, planned(1), say)).toThrow('payout.notApproved');
  });
  it('are planned as one by an approval, on the next day of the schedule', () => {
    const all = { amount: 10_000, method: 'bank', reference: '17' };
    expect(plannedPayout(approved(), '2026-03-15')).toEqual({ ...all, date: '2026-04-01' });
    expect(plannedPayout(approved(), '2026-05-01')).toEqual({ ...all, date: '2026-05-01' });
  });
});

describe('a payout', () => {
  it('is planned, in a file, or paid', () => {
    expect(stateOf({})).toBe('planned');
    expect(stateOf({ fileId: 'f' })).toBe('exported');
    expect(stateOf({ fileId: 'f', paidOn: '2026-03-02' })).toBe('paid');
  });
  it('changes while it is planned only', () => {
    expect(() => checkPlanned({})).not.toThrow();
    expect(() => checkPlanned({ fileId: 'f' })).toThrow('payout.exported');
    expect(() => checkPlanned({ paidOn: '2026-03-02' })).toThrow('payout.paid');
  });
  it('is paid once, and not after today', () => {
    expect(paidOn({ fileId: 'f' }, '2026-03-02', '2026-03-02')).toEqual({ fileId: 'f', paidOn: '2026-03-02' });
    expect(() => paidOn({}, '2026-03-03', '2026-03-02')).toThrow('payout.dateInFuture');
    expect(() => paidOn({ paidOn: '2026-03-01' }, '2026-03-02', '2026-03-02')).toThrow('payout.paid');
  });
});

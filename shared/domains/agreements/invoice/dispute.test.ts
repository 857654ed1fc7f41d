import { describe, expect, it } from 'vitest';
import {
  answerDispute,
  checkDispute,
  type Dispute,
  DisputeInput,
  disputedOf,
  isResolvedBy,
  openDispute,
  withoutDispute,
} from './dispute.ts';
import { withSettled } from './settlement.ts';

const ID = '01K0000000000000000000D0C1';
const input = { category: 'amount' as const, text: 'It was agreed lower.', amount: 30_000 };
const dispute: Dispute = { ...input, id: ID, at: '2026-11-27', by: { linkId: ID, name: 'Nina' }, files: [] };
const say = (minor: number) => String(minor);

describe('a dispute', () => {
  it('is the only open one, and at most the open amount', () => {
    expect(() => checkDispute({}, input, 30_000, say)).not.toThrow();
    expect(() => checkDispute({}, input, 29_999, say)).toThrow('dispute.aboveOpen');
    expect(() => checkDispute({}, input, 0, say)).toThrow('dispute.nothingOpen');
    expect(() => checkDispute({ dispute }, input, 90_000, say)).toThrow('dispute.open');
    expect(() => openDispute({})).toThrow('dispute.none');
  });

  it('explains itself in 10 to 2,000 characters', () => {
    const isTaken = (text: string) => DisputeInput.safeParse({ ...input, text }).success;
    expect([9, 10, 2000, 2001].map((length) => isTaken('x'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('covers no more than a payment left', () => {
    expect(disputedOf({ dispute }, 100_000)).toBe(30_000);
    expect(disputedOf({ dispute }, 20_000)).toBe(20_000);
    expect(disputedOf({ dispute }, -5)).toBe(0);
    expect(disputedOf({}, 100_000)).toBe(0);
  });

  it('ends with a credit of its amount, or of all that is left', () => {
    expect(isResolvedBy({ dispute }, 29_999, 70_000)).toBe(false);
    expect(isResolvedBy({ dispute }, 30_000, 70_000)).toBe(true);
    expect(isResolvedBy({ dispute }, 10_000, 0)).toBe(true);
    expect(isResolvedBy({}, 10_000, 0)).toBe(false);
    expect(withoutDispute({ dispute })).toEqual({});
  });

  it('is rejected with a reason; a promised credit leaves it open', () => {
    expect(() => answerDispute({ dispute }, { answer: 'reject', reason: '' })).toThrow('dispute.reasonMissing');
    expect(answerDispute({ dispute }, { answer: 'reject', reason: 'As agreed' })).toEqual({});
    expect(answerDispute({ dispute }, { answer: 'credit', reason: '' }).dispute?.remedy).toBe('credit');
  });
});

describe('the time of the settlement', () => {
  const sums = { total: 100, paid: 100, credited: 0, creditIssued: 0, writtenOff: 0 };
  it('is the first at which nothing is open, and goes when something is open again', () => {
    const settled = withSettled(sums, '2026-11-01');
    expect(settled).toMatchObject({ settledAt: '2026-11-01' });
    expect(withSettled(settled, '2026-12-01')).toMatchObject({ settledAt: '2026-11-01' });
    expect(withSettled({ ...settled, paid: 40 }, '2026-12-01')).not.toHaveProperty('settledAt');
  });
});

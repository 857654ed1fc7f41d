import { describe, expect, it } from 'vitest';
import { selfBillState } from './rules.ts';

const selfBill = { agreement: { id: 'A', number: 'P-1' }, bookkeepingId: 'B' };
const accepted = { on: '2026-11-27', name: 'Juno' } as const;

describe('a self-billed invoice', () => {
  it('waits for its artist, is accepted, returned or issued', () => {
    expect(selfBillState({ stage: 'review', selfBill })).toBe('waiting');
    expect(selfBillState({ stage: 'review', selfBill: { ...selfBill, accepted } })).toBe('accepted');
    expect(selfBillState({ stage: 'draft', selfBill })).toBe('returned');
    expect(selfBillState({ stage: 'outstanding', selfBill: { ...selfBill, accepted } })).toBe('issued');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, diffDays, fromDayNumber, type LocalDate } from '#shared/kernel/time/date.ts';
import {
  addedSeats,
  checkSeats,
  isTryDay,
  lateSince,
  looksOn,
  nextPeriod,
  nextStep,
  type OpenBill,
  prorated,
  renewed,
  renewsOn,
  resumed,
  stateOn,
} from './rules.ts';
import type { Period } from './schemas.ts';

const plan = { name: 'Team', month: 2950, year: 29_500 };
const terms = { anchor: '2026-01-31', billed: 1, period: 'month' as Period, plan, state: 'active' as const };
const card = { customerId: 'c', methodId: 'm', label: 'Visa 4242', expires: '2034-04' };
const bill = (invoice: Partial<OpenBill['invoice']> = {}, more: Partial<OpenBill> = {}): OpenBill => ({
  key: 'p 2026-01-31',
  tries: 0,
  invoice: {
    isIssued: true,
    isSent: true,
    isPrinted: true,
    open: 7139,
    dueDate: '2026-02-14',
    isCharging: false,
    ...invoice,
  },
  ...more,
});
const step = (bills: readonly OpenBill[], today: LocalDate, more: object = {}, done: string[] = []) =>
  nextStep({ ...terms, ...more }, bills, today, new Set(done));

describe('periods', () => {
  it('keep the day of the first one, also over a short month', () => {
    const days = [0, 1, 2, 3].map((billed) => renewsOn({ ...terms, billed }));
    expect(days).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(nextPeriod(terms)).toEqual({ from: '2026-02-28', to: '2026-03-30' });
  });
  it('follow each other without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18_000, max: 40_000 }), fc.integer({ min: 0, max: 60 }), (day, billed) => {
        const own = { ...terms, anchor: fromDayNumber(day), billed };
        const next = { ...own, billed: billed + 1 };
        expect(nextPeriod(next).from).toBe(addDays(nextPeriod(own).to, 1));
        expect(diffDays(nextPeriod(own).from, nextPeriod(own).to)).toBeGreaterThanOrEqual(27);
      }),
    );
  });
  it('of a new length count from their first day', () => {
    const next = { seats: 9, period: 'year' as const };
    const after = renewed({ ...terms, next });
    expect(after).toMatchObject({ anchor: '2026-02-28', billed: 0, period: 'year' });
    expect('next' in after).toBe(false);
    expect(renewed({ ...terms, next: { seats: 9 } })).toEqual(terms);
  });
  it('begin anew after a suspension', () => {
    expect(resumed(terms, '2026-04-10')).toMatchObject({ anchor: '2026-04-10', billed: 0 });
    expect(resumed(terms, '2026-02-28')).toEqual(terms);
  });
});

describe('added seats', () => {
  it('cost their days (G48)', () => {
    expect(prorated(2950, 3, 20, 30)).toBe(5900);
    expect(prorated(5, 1, 1, 2)).toBe(3);
    const april = { ...terms, anchor: '2026-04-01' };
    expect(addedSeats(april, 3, '2026-04-11')).toEqual({
      from: '2026-04-11',
      to: '2026-04-30',
      days: 20,
      ofDays: 30,
      net: 5900,
    });
  });
  it('are never fewer than the users', () => {
    expect(() => checkSeats(4, 5)).toThrow('subscription.seatsUsed');
    expect(() => checkSeats(5, 5)).not.toThrow();
  });
});

describe('the state', () => {
  const on = (bills: readonly OpenBill[], today: LocalDate, more: object = {}) =>
    stateOn({ ...terms, ...more }, bills, today);

  it('is a trial until the first paid day, and over on the last one', () => {
    expect(on([], '2026-01-30', { billed: 0 })).toBe('trial');
    expect(on([], '2026-01-31', { billed: 0 })).toBe('active');
    expect(on([], '2026-02-28', { endsOn: '2026-02-28' })).toBe('ended');
  });
  it('is late by a due date, or at once by a declined card, and read only after 30 days', () => {
    expect(on([bill()], '2026-02-14')).toBe('active');
    expect(on([bill()], '2026-02-15')).toBe('pastDue');
    expect(on([bill()], '2026-03-16')).toBe('pastDue');
    expect(on([bill()], '2026-03-17')).toBe('suspended');
    const declined = bill({}, { tries: 1, firstTryOn: '2026-01-31' });
    expect(on([declined], '2026-01-31')).toBe('pastDue');
    expect(on([declined], '2026-03-02')).toBe('suspended');
    // Another card that is declined too does not begin the 30 days anew.
    expect(lateSince(bill({}, { tries: 0, firstTryOn: '2026-02-20' }), '2026-03-01')).toBe('2026-02-15');
    expect(lateSince(bill({}, { tries: 0, firstTryOn: '2026-02-01' }), '2026-03-01')).toBe('2026-02-01');
    expect(lateSince(bill({ isCharging: true }, { tries: 1, firstTryOn: '2026-01-31' }), '2026-02-01')).toBeUndefined();
  });
  it('is mended by a payment', () => {
    expect(on([bill({ open: 0 })], '2026-05-01', { billed: 9 })).toBe('active');
  });
});

describe('the next step', () => {
  it('issues, sends, charges and closes, in this order', () => {
    const key = 'p 2026-01-31';
    expect(step([bill({ isIssued: false })], '2026-01-31')).toEqual({ do: 'issue', key });
    expect(step([bill({ isSent: false })], '2026-01-31')).toEqual({ do: 'send', key });
    expect(step([bill({ isSent: false, isPrinted: false })], '2026-01-31', { card })).toEqual({ do: 'charge', key });
    expect(step([bill()], '2026-01-31')).toBeUndefined();
    expect(step([bill({ open: 0 })], '2026-01-31', { card })).toEqual({ do: 'close', key });
  });
  it('charges on the days 0, 3, 5 and 7, and then no more', () => {
    const tried = (tries: number, today: LocalDate) => isTryDay({ tries, firstTryOn: '2026-01-31' }, today);
    expect(isTryDay({ tries: 0 }, '2026-01-31')).toBe(true);
    expect([tried(1, '2026-02-02'), tried(1, '2026-02-03')]).toEqual([false, true]);
    expect([tried(2, '2026-02-04'), tried(2, '2026-02-05')]).toEqual([false, true]);
    expect([tried(3, '2026-02-06'), tried(3, '2026-02-07')]).toEqual([false, true]);
    expect(tried(4, '2026-12-31')).toBe(false);
  });
  it('is not repeated in a run that it did not help', () => {
    expect(step([bill()], '2026-02-01', { card }, ['charge p 2026-01-31'])).toBeUndefined();
    expect(step([bill({ isIssued: false }, { problem: 'required' })], '2026-02-01')).toBeUndefined();
  });
  it('renews on its day, but bills a suspended agency for nothing more', () => {
    expect(step([], '2026-02-27')).toBeUndefined();
    expect(step([], '2026-02-28')).toEqual({ do: 'renew' });
    expect(step([], '2026-02-28', { endsOn: '2026-02-28' })).toEqual({ do: 'state', state: 'ended' });
    const late = bill({}, { tries: 4, firstTryOn: '2026-01-31' });
    expect(step([late], '2026-03-10')).toEqual({ do: 'state', state: 'suspended' });
    expect(step([late], '2026-03-10', { state: 'suspended' })).toBeUndefined();
    expect(step([], '2026-03-10', { state: 'suspended' })).toEqual({ do: 'state', state: 'active' });
  });
  it('is looked for again on the next day while something is open, else on the next renewal', () => {
    expect(looksOn(terms, [bill()], '2026-02-02')).toBe('2026-02-03');
    expect(looksOn(terms, [], '2026-02-02')).toBe('2026-02-28');
    expect(looksOn({ ...terms, endsOn: '2026-02-28' }, [], '2026-03-01')).toBeUndefined();
  });
});

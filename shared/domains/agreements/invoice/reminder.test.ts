import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_REMINDERS } from '#shared/domains/reference/bookkeeping/reminders.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import {
  claimOf,
  interestOf,
  type Remindable,
  type ReminderLevel,
  type ReminderSet,
  reminderDue,
  reminderSetOf,
} from './reminder.ts';

const STANDARD = reminderSetOf(DEFAULT_REMINDERS, (minor) => minor);
const DUE = '2026-03-01';
const invoice: Remindable = { dueDate: DUE, open: 100_00, disputed: 0, delivered: true };
const on = (days: number, changes: Partial<Remindable> = {}, set: ReminderSet = STANDARD) =>
  reminderDue({ ...invoice, ...changes }, set, addDays(DUE, days));

describe('the level of the next reminder', () => {
  it.each([
    [6, undefined, { skipped: 'notYet', from: '2026-03-08' }],
    [7, undefined, { level: 1 }],
    [20, { level: 1, on: '2026-03-08' }, { skipped: 'notYet', from: '2026-03-22' }],
    [21, { level: 1, on: '2026-03-08' }, { level: 2 }],
    [35, { level: 2, on: '2026-03-22' }, { level: 3 }],
    [400, { level: 3, on: '2026-04-05' }, { skipped: 'allSent' }],
  ] as const)('%i days after the due date', (days, last, expected) => {
    expect(on(days, { last })).toMatchObject(expected);
  });

  it('keeps the gap of the levels after a late reminder', () => {
    const last = { level: 1, on: addDays(DUE, 60) } as const;
    expect(on(61, { last })).toEqual({ skipped: 'notYet', from: addDays(DUE, 74) });
    expect(on(74, { last })).toMatchObject({ level: 2 });
  });

  it('begins with the first level, however late it is', () => {
    expect(on(90)).toMatchObject({ level: 1 });
  });

  it('follows the day in the zone of the bookkeeping', () => {
    const now = '2026-03-07T23:30:00.000Z';
    expect(reminderDue(invoice, STANDARD, dayIn(now, 'Europe/Berlin'))).toMatchObject({ level: 1 });
    expect(reminderDue(invoice, STANDARD, dayIn(now, 'Europe/London'))).toMatchObject({ skipped: 'notYet' });
  });

  it('sends each level once when the job runs every day, and again on the same day', () => {
    const sent: ReminderLevel[] = [];
    let last: Remindable['last'];
    for (const day of Array.from({ length: 120 }, (_, index) => Math.floor(index / 2))) {
      const due = on(day, { last });
      if (!('level' in due)) continue;
      sent.push(due.level);
      last = { level: due.level, on: addDays(DUE, day) };
    }
    expect(sent).toEqual([1, 2, 3]);
  });
});

describe('an invoice without a reminder', () => {
  it.each<[string, Partial<Remindable>, string]>([
    ['is paid', { open: 0 }, 'settled'],
    ['is overpaid', { open: -1 }, 'settled'],
    ['was not delivered', { delivered: false }, 'notDelivered'],
    ['is on hold', { hold: {} }, 'held'],
    ['is on hold until today', { hold: { until: addDays(DUE, 10) } }, 'held'],
    ['is disputed in full', { disputed: 100_00 }, 'disputed'],
    ['is below the minimum without its disputed part', { disputed: 99_00 }, 'belowMinimum'],
  ])('%s', (_what, changes, skipped) => {
    expect(on(10, changes, { ...STANDARD, minimum: 500 })).toEqual({ skipped });
  });

  it('gets one the day after its hold ends', () => {
    expect(on(11, { hold: { until: addDays(DUE, 10) } })).toMatchObject({ level: 1 });
  });
});

describe('the amounts of a reminder', () => {
  it('claims only the part that is not disputed, with its interest from the due date', () => {
    const steps = { ...STANDARD.steps, 1: { afterDays: 7, fee: 500, rate: 10_000 } };
    const due = on(73, { open: 300_00, disputed: 200_00 }, { steps, minimum: 0 });
    expect(due).toMatchObject({ level: 1, claim: { open: 100_00, interest: 200, fee: 500, claim: 107_00 } });
  });

  it('adds up and grows with the days', () => {
    const amount = fc.integer({ min: 1, max: 999_999_999_999 });
    const rate = fc.integer({ min: 0, max: 100_000 });
    const days = fc.integer({ min: 0, max: 3650 });
    fc.assert(
      fc.property(amount, rate, days, (open, perYear, count) => {
        const { interest, fee, claim } = claimOf(open, { fee: 4000, rate: perYear }, count);
        expect(claim).toBe(open + interest + fee);
        expect(interestOf(open, perYear, count + 1)).toBeGreaterThanOrEqual(interest);
      }),
    );
  });

  it('asks no interest before the due date', () => {
    expect(interestOf(100_00, 10_000, -3)).toBe(0);
  });
});

it('turns fees and the minimum into the currency of the document', () => {
  const [first, second, third] = DEFAULT_REMINDERS.steps;
  const rules = {
    ...DEFAULT_REMINDERS,
    minimum: 500,
    steps: [first, { ...second, fee: 4000, rate: 5000 }, third] as const,
  };
  expect(reminderSetOf({ ...rules, steps: [...rules.steps] }, (minor) => minor * 2)).toEqual({
    minimum: 1000,
    steps: { 1: first, 2: { afterDays: 21, fee: 8000, rate: 5000 }, 3: third },
  });
});

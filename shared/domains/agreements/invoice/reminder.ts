import type { ReminderRules, ReminderStep } from '#shared/domains/reference/bookkeeping/reminders.ts';
import { divideRounded } from '#shared/kernel/money/money.ts';
import { addDays, diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { words } from '#shared/kernel/values/words.ts';

export const REMINDER_LEVELS = [1, 2, 3] as const;
export type ReminderLevel = (typeof REMINDER_LEVELS)[number];

/** The rules of a bookkeeping for one document. All amounts are in minor units of the document's currency. */
export interface ReminderSet {
  readonly steps: Readonly<Record<ReminderLevel, ReminderStep>>;
  /** An amount below this one is never reminded. */
  readonly minimum: number;
}

/** Makes the set of a document. `into` turns an amount of the bookkeeping's currency into the document's. */
export function reminderSetOf({ steps, minimum }: ReminderRules, into: (minor: number) => number): ReminderSet {
  const [first, second, third] = steps;
  const stepOf = (step: ReminderStep): ReminderStep => ({ ...step, fee: into(step.fee) });
  return { steps: { 1: stepOf(first), 2: stepOf(second), 3: stepOf(third) }, minimum: into(minimum) };
}

const DAYS_OF_YEAR = 365n;
const WHOLE = 100_000n;

/** Simple interest without VAT, rounded once (golden G47). */
export const interestOf = (open: number, rate: number, days: number): number =>
  Number(divideRounded(BigInt(open) * BigInt(rate) * BigInt(Math.max(days, 0)), WHOLE * DAYS_OF_YEAR));

export interface Claim {
  readonly open: number;
  readonly interest: number;
  readonly fee: number;
  readonly claim: number;
}
/** Computes the amounts of a reminder. Nothing is booked: the debtor has not accepted fee and interest yet. */
export function claimOf(open: number, { fee, rate }: Pick<ReminderStep, 'fee' | 'rate'>, days: number): Claim {
  const interest = interestOf(open, rate, days);
  return { open, interest, fee, claim: open + interest + fee };
}

export interface Remindable {
  readonly dueDate: LocalDate;
  readonly open: number;
  /** The part of the open amount that the debtor disputes. */
  readonly disputed: number;
  /** The invoice reached its debtor. */
  readonly delivered: boolean;
  /** Without `until` the hold has no end. The invoice is still held on the day of `until`. */
  readonly hold?: { readonly until?: LocalDate | undefined } | undefined;
  /** The last reminder that was sent. A payment does not reset it. */
  readonly last?: { readonly level: ReminderLevel; readonly on: LocalDate } | undefined;
}
export const NO_REMINDER = words('settled notDelivered held disputed belowMinimum allSent notYet');
export type NoReminder = (typeof NO_REMINDER)[number];
export type ReminderDue =
  | { readonly level: ReminderLevel; readonly claim: Claim }
  | { readonly skipped: NoReminder; readonly from?: LocalDate };

const nextLevel = (last: Remindable['last']): ReminderLevel | undefined =>
  REMINDER_LEVELS.find((level) => level > (last?.level ?? 0));

/** Keeps the gap between two levels, so that a late first reminder is not followed by the second one a day later. */
function firstDay({ dueDate, last }: Remindable, level: ReminderLevel, { steps }: ReminderSet): LocalDate {
  const planned = addDays(dueDate, steps[level].afterDays);
  if (!last) return planned;
  const spaced = addDays(last.on, steps[level].afterDays - steps[last.level].afterDays);
  return spaced > planned ? spaced : planned;
}

function blockedBy(invoice: Remindable, { minimum }: ReminderSet, today: LocalDate): NoReminder | undefined {
  const { open, disputed, delivered, hold } = invoice;
  if (open <= 0) return 'settled';
  if (!delivered) return 'notDelivered';
  if (hold && (!hold.until || today <= hold.until)) return 'held';
  if (disputed >= open) return 'disputed';
  return open - disputed < minimum ? 'belowMinimum' : undefined;
}

/** Returns the next reminder of an issued invoice, or why it gets none. `today` is the day in the bookkeeping's zone. */
export function reminderDue(invoice: Remindable, set: ReminderSet, today: LocalDate): ReminderDue {
  const blocked = blockedBy(invoice, set, today);
  if (blocked) return { skipped: blocked };
  const level = nextLevel(invoice.last);
  if (!level) return { skipped: 'allSent' };
  const from = firstDay(invoice, level, set);
  if (today < from) return { skipped: 'notYet', from };
  const days = diffDays(invoice.dueDate, today);
  return { level, claim: claimOf(invoice.open - invoice.disputed, set.steps[level], days) };
}

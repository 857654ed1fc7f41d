import { AppError } from '#shared/kernel/contract/error.ts';
import { divideRounded } from '#shared/kernel/money/money.ts';
import { addDays, addMonths, diffDays, type LocalDate } from '#shared/kernel/time/date.ts';
import type { Bill, Period, Plan, SubscriptionFields, SubscriptionState } from './schemas.ts';

/** Days after the first charge on which a declined card is charged again. */
export const RETRY_DAYS = [0, 3, 5, 7] as const;
/** Days that a bill may be late before the agency can only read. */
export const SUSPENDED_AFTER_DAYS = 30;
const MONTHS: Readonly<Record<Period, number>> = { month: 1, year: 12 };

type Terms = Pick<SubscriptionFields, 'anchor' | 'billed' | 'period'>;
const startOf = ({ anchor, period }: Terms, index: number): LocalDate => addMonths(anchor, index * MONTHS[period]);

/** The first day that is not billed yet. */
export const renewsOn = (terms: Terms): LocalDate => startOf(terms, terms.billed);
/** The days of the period that is billed next. */
export const nextPeriod = (terms: Terms): { from: LocalDate; to: LocalDate } => ({
  from: renewsOn(terms),
  to: addDays(startOf(terms, terms.billed + 1), -1),
});

export const seatPrice = (plan: Plan, period: Period): number => plan[period];

/** The price of seats for a part of a period, in minor units: half away from zero (golden case G48). */
export const prorated = (price: number, seats: number, days: number, ofDays: number): number =>
  Number(divideRounded(BigInt(price) * BigInt(seats) * BigInt(days), BigInt(ofDays)));

/** Seats that are added today, until the end of the period that is billed. */
export function addedSeats(terms: Terms & { readonly plan: Plan }, seats: number, today: LocalDate) {
  const [from, end] = [startOf(terms, terms.billed - 1), renewsOn(terms)];
  const [days, ofDays] = [diffDays(today, end), diffDays(from, end)];
  const price = seatPrice(terms.plan, terms.period);
  return { from: today, to: addDays(end, -1), days, ofDays, net: prorated(price, seats, days, ofDays) };
}

/** An open bill together with the state of its invoice. */
export interface OpenBill extends Pick<Bill, 'key' | 'tries' | 'firstTryOn'> {
  readonly invoice: {
    readonly isIssued: boolean;
    readonly isSent: boolean;
    /** Whether its file is printed. */
    readonly isPrinted: boolean;
    /** Minor units; above 0 while it is owed. */
    readonly open: number;
    readonly dueDate: string;
    /** Whether a charge is on its way. */
    readonly isCharging: boolean;
  };
  readonly problem?: string | undefined;
}

/** The day since which a bill is late: its card was declined, or its due date is over. */
export function lateSince({ firstTryOn, invoice }: OpenBill, today: LocalDate): LocalDate | undefined {
  const { isIssued, open, isCharging, dueDate } = invoice;
  if (!isIssued || open <= 0) return undefined;
  const declined = firstTryOn && !isCharging ? [firstTryOn] : [];
  const overdue = dueDate && dueDate < today ? [addDays(dueDate, 1)] : [];
  return [...declined, ...overdue].toSorted()[0];
}
const firstLate = (bills: readonly OpenBill[], today: LocalDate): LocalDate | undefined =>
  bills.flatMap((bill) => lateSince(bill, today) ?? []).toSorted()[0];

/** The day on which the agency becomes read only, while a bill is late. */
export function suspendsOn(bills: readonly OpenBill[], today: LocalDate): LocalDate | undefined {
  const late = firstLate(bills, today);
  return late && addDays(late, SUSPENDED_AFTER_DAYS);
}

type Standing = Terms & Pick<SubscriptionFields, 'endsOn'>;
/** The state of a subscription on a day. */
export function stateOn(terms: Standing, bills: readonly OpenBill[], today: LocalDate): SubscriptionState {
  if (terms.endsOn && today >= terms.endsOn) return 'ended';
  const end = suspendsOn(bills, today);
  if (end) return today >= end ? 'suspended' : 'pastDue';
  return terms.billed === 0 && today < terms.anchor ? 'trial' : 'active';
}
export const isReadOnly = (state: SubscriptionState): boolean => state === 'suspended' || state === 'ended';

/** Whether a card is charged for a bill today. */
export function isTryDay({ tries, firstTryOn }: Pick<Bill, 'tries' | 'firstTryOn'>, today: LocalDate): boolean {
  const days = RETRY_DAYS[tries];
  return days !== undefined && today >= addDays(firstTryOn ?? today, days);
}

/** The next thing to do about a subscription. */
export type Step =
  | { readonly do: 'close' | 'issue' | 'send' | 'charge'; readonly key: string }
  | { readonly do: 'renew' }
  | { readonly do: 'state'; readonly state: SubscriptionState };

function billStep(bill: OpenBill, hasCard: boolean, today: LocalDate): Step | undefined {
  const { key, invoice, problem } = bill;
  if (!invoice.isIssued) return problem ? undefined : { do: 'issue', key };
  if (invoice.open <= 0) return { do: 'close', key };
  if (!invoice.isSent && invoice.isPrinted && !problem) return { do: 'send', key };
  // A charge that was cut off is gone on with.
  return hasCard && (invoice.isCharging || isTryDay(bill, today)) ? { do: 'charge', key } : undefined;
}

type Working = Standing & Pick<SubscriptionFields, 'state' | 'card'>;
/**
 * Finds the next step. Each is done and written alone, so work that is cut off goes on where it was. A suspended agency
 * is not billed for more periods.
 */
export function nextStep(
  terms: Working,
  bills: readonly OpenBill[],
  today: LocalDate,
  done: ReadonlySet<string>,
): Step | undefined {
  const steps = bills.flatMap((bill) => billStep(bill, terms.card !== undefined, today) ?? []);
  const step = steps.find((one) => !done.has(nameOfStep(one)));
  if (step) return step;
  const state = stateOn(terms, bills, today);
  // The days of a suspension are not billed: it ends first.
  if (isReadOnly(terms.state) && !isReadOnly(state)) return { do: 'state', state };
  if (!isReadOnly(state) && today >= renewsOn(terms)) return { do: 'renew' };
  return state === terms.state ? undefined : { do: 'state', state };
}
/** The name of a step that is not repeated in one run, although it may not have changed anything. */
export const nameOfStep = (step: Step): string => ('key' in step ? `${step.do} ${step.key}` : step.do);

/**
 * Returns the terms with which an agency begins anew after it was suspended. The time in between is not billed.
 */
export const resumed = <T extends Terms>(terms: T, today: LocalDate): T =>
  today > renewsOn(terms) ? { ...terms, anchor: today, billed: 0 } : terms;

/** Returns the terms of the next period. A new length counts from its first day. */
export function renewed<T extends Terms & Pick<SubscriptionFields, 'plan' | 'next'>>(terms: T): T {
  const { next, ...kept } = terms;
  const { plan = terms.plan, period = terms.period } = next ?? {};
  const isOther = period !== terms.period;
  const anchor = isOther ? renewsOn(terms) : terms.anchor;
  return { ...(kept as T), plan, period, anchor, billed: isOther ? 0 : terms.billed };
}

/** Refuses fewer seats than users who may sign in. */
export function checkSeats(seats: number, users: number): void {
  if (seats < users) throw new AppError('subscription.seatsUsed', { field: 'seats', params: { users } });
}

/** The first day on which somebody must look at a subscription again; undefined for one that is over. */
export function looksOn(terms: Standing, bills: readonly OpenBill[], today: LocalDate): LocalDate | undefined {
  if (bills.length > 0) return addDays(today, 1);
  if (terms.endsOn && today >= terms.endsOn) return undefined;
  return [renewsOn(terms), ...(terms.endsOn ? [terms.endsOn] : [])].toSorted()[0];
}

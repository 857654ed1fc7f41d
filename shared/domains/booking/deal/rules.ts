import { AppError } from '#shared/kernel/contract/error.ts';
import { shareOf, shareOut } from '#shared/kernel/money/money.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import type { Figures, PlannedDeposit, Step } from './figures.ts';
import { ownTerms } from './formula.ts';
import { type DealTerms, outcomeOf } from './outcome.ts';
import type { DealFields, DealInput, Due, TicketType } from './schemas.ts';

/** The attendances for which a deal is computed, in percent of the capacity (issue 4). */
export const ATTENDANCE = [30, 60, 80, 100];

const capacityOf = (tickets: readonly TicketType[]): number => tickets.reduce((sum, { capacity }) => sum + capacity, 0);

/** Finds the row with the lowest value, the earliest of equal ones. */
const lowest = <R>(rows: readonly R[], value: (row: R) => number): R | undefined =>
  rows.reduce<R | undefined>((best, row) => (best === undefined || value(row) < value(best) ? row : best), undefined);
/** The parts of a full house at which a price sells its next and its last ticket, if all prices sell evenly. */
const next = ({ sold, capacity }: TicketType): number =>
  capacity === 0 ? Number.POSITIVE_INFINITY : (2 * sold + 1) / capacity;
const last = ({ sold, capacity }: TicketType): number =>
  sold === 0 ? Number.NEGATIVE_INFINITY : (2 * sold - 1) / capacity;

/** Rounds `many * part / whole` in whole numbers. A fraction would round two equal halves apart. */
const roundedPart = (many: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((2 * many * part + whole) / (2 * whole));

/**
 * Returns the tickets when `part` of `whole` seats are sold. Every price sells alike, and they add up to those seats.
 * More seats never sell fewer tickets of a price, as they could by the method of largest remainders.
 */
export function soldAt(tickets: readonly TicketType[], part: number, whole: number): TicketType[] {
  const rows = tickets.map((ticket) => ({ ...ticket, sold: roundedPart(ticket.capacity, part, whole) }));
  const missing = roundedPart(capacityOf(tickets), part, whole) - rows.reduce((sum, { sold }) => sum + sold, 0);
  for (let i = 0; i < Math.abs(missing); i++) {
    const row = missing > 0 ? lowest(rows, next) : lowest(rows.toReversed(), (one) => -last(one));
    if (row) row.sold += Math.sign(missing);
  }
  return rows;
}

/** The number of samples of a room before bisection. A bonus may turn a profit into a loss, and back. */
const LOOKS = 200;

/** Finds the first number of seats for which `isSo` holds. Two changes between two samples go unnoticed. */
function firstSeat(capacity: number, turns: readonly number[], isSo: (seats: number) => boolean): number | undefined {
  if (capacity === 0) return undefined;
  const even = Array.from({ length: LOOKS + 1 }, (_, i) => Math.round((capacity * i) / LOOKS));
  const looks = [...new Set([...even, ...turns])].filter((seats) => seats >= 0 && seats <= capacity);
  looks.sort((a, b) => a - b);
  const found = looks.findIndex(isSo);
  if (found < 0) return undefined;
  let [no, yes] = [looks[found - 1] ?? -1, looks[found] ?? capacity];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (isSo(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** Returns the due day of a part. A part that is due after signing has none until the deal is signed. */
export function dueOn(due: Due, showDay: LocalDate, signedOn: LocalDate | undefined): LocalDate | undefined {
  if (due.rule === 'fixed') return due.date;
  if (due.rule === 'beforeShow') return addDays(showDay, -due.days);
  if (due.rule === 'afterShow') return addDays(showDay, due.days);
  return signedOn && addDays(signedOn, due.days);
}

/** Computes the amount that the promoter owes at any sales: the guarantee, and the booking fee on it. */
function guaranteed(deal: DealTerms): number {
  const [{ guarantee }, { mode, rate }] = [ownTerms(deal), deal.commission];
  return guarantee + (mode === 'onTop' ? shareOf(guarantee, rate) : 0);
}

/** Converts deposits to amounts. Percentages share out the guaranteed amount, so that they and the rest add up. */
export function depositPlan(
  deal: DealTerms & Pick<DealInput, 'deposits' | 'signedOn'>,
  showDay: LocalDate,
): { readonly deposits: PlannedDeposit[]; readonly balance: number } {
  const whole = guaranteed(deal);
  const rates = deal.deposits.map(({ kind, rate }) => (kind === 'percent' ? rate : 0));
  const left = Math.max(0, 100_000 - rates.reduce((sum, rate) => sum + rate, 0));
  const parts = shareOut(whole, [...rates, left]);
  const deposits = deal.deposits.map(({ key, kind, amount, due }, i) => {
    const day = dueOn(due, showDay, deal.signedOn);
    return { key, amount: kind === 'percent' ? (parts[i] ?? 0) : amount, ...(day ? { dueOn: day } : {}) };
  });
  return { deposits, balance: whole - deposits.reduce((sum, { amount }) => sum + amount, 0) };
}

function stepAt(deal: DealTerms, seats: number, capacity: number, isBreakEven: boolean): Step {
  const { sold, gross, net, artistGets, promoterPays, promoterResult } = outcomeOf(
    deal,
    soldAt(deal.tickets, seats, capacity),
  );
  const attendance = Math.round((seats * 100_000) / capacity);
  return { attendance, isBreakEven, sold, gross, net, artistGets, promoterPays, promoterResult };
}

/** Lists the results of a deal by attendance, including the promoter's break-even. */
function stepsOf(deal: DealTerms, capacity: number, breakEven: number | undefined): Step[] {
  if (capacity === 0) return [];
  // In a small room several percentages are the same seat.
  const seats = new Set(ATTENDANCE.map((percent) => Math.round((capacity * percent) / 100)));
  const steps = [...seats].map((some) => stepAt(deal, some, capacity, false));
  if (breakEven !== undefined) steps.push(stepAt(deal, breakEven, capacity, true));
  return steps.sort((a, b) => a.attendance - b.attendance);
}

/** Computes all the figures of a deal while it is being made. */
export function figuresOf(deal: DealTerms & Pick<DealInput, 'deposits' | 'signedOn'>, showDay: LocalDate): Figures {
  const capacity = capacityOf(deal.tickets);
  const at = (seats: number) => outcomeOf(deal, soldAt(deal.tickets, seats, capacity));
  const { bonuses, guarantee } = ownTerms(deal);
  const turns = bonuses.flatMap(({ at: step }) => [step - 1, step]);
  const breakEven = firstSeat(capacity, turns, (seats) => at(seats).promoterResult >= 0);
  const shareFrom = firstSeat(capacity, turns, (seats) => at(seats).artistGets > guarantee);
  return {
    now: outcomeOf(deal),
    sellOut: at(capacity),
    steps: stepsOf(deal, capacity, breakEven),
    ...(breakEven === undefined ? {} : { breakEven }),
    ...(shareFrom === undefined ? {} : { shareFrom }),
    ...depositPlan(deal, showDay),
  };
}

/** Computes the artist's earnings by tickets sold, for a curve of so many points. */
export const curveOf = (deal: DealTerms, points = 40): { readonly sold: number; readonly artistGets: number }[] =>
  Array.from({ length: points + 1 }, (_, i) => {
    const { sold, artistGets } = outcomeOf(deal, soldAt(deal.tickets, i, points));
    return { sold, artistGets };
  });

export function checkOpen({ settlement }: Pick<DealFields, 'settlement'>): void {
  if (settlement.closedAt) throw new AppError('deal.settled');
}

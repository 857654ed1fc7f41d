import type { showContract } from '#shared/domains/booking/show/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { CallOf } from '#shared/kernel/contract/route.ts';
import { STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import { addDays, diffDays, type LocalDate } from '#shared/kernel/time/date.ts';

/** Days ahead in "coming shows". */
export const COMING_DAYS = 14;
/** An option counts as expiring this many days before its end. */
const SOON_DAYS = 14;
/** Options of an agent that are looked through for the next to expire. */
const LOOKED_AT = 200;
const SHOWN = 6;

type Question = CallOf<typeof showContract.routes.list>['body'];
const phase = (...values: string[]) => ({ field: 'phase' as const, values });
/** The filter that leaves out released and cancelled shows. */
const STANDING = phase(...STANDING_PHASES);

/** The number of shows on a card. */
const ON_CARD = 8;

export const todayQuestion = (today: LocalDate): Question => ({
  from: today,
  to: today,
  filters: [STANDING],
});

export const comingQuestion = (today: LocalDate): Question => ({
  from: addDays(today, 1),
  to: addDays(today, COMING_DAYS),
  perPage: SHOWN,
  filters: [phase('confirmed')],
});

/** Confirmed shows from a day on, the next first. */
export const nextQuestion = (today: LocalDate): Question => ({
  from: today,
  perPage: ON_CARD,
  filters: [phase('confirmed')],
});

/** The outside user's requests, and options held for them. */
export const requestsQuestion = (today: LocalDate): Question => ({
  from: today,
  perPage: ON_CARD,
  filters: [phase('options')],
});

/** Asks whether there are shows at all. */
export const anyQuestion: Question = { perPage: 1 };

/** Options of this agent from today on; the list does not sort by expiry, the page does. */
export const optionsQuestion = (today: LocalDate, ownerId: string): Question => ({
  from: today,
  perPage: LOOKED_AT,
  filters: [phase('options'), { field: 'owner', values: [ownerId] }],
});

export interface Expiring {
  readonly show: ShowRow;
  readonly expiresOn: LocalDate;
  readonly days: number;
}
/** Options that end within the next days, those overdue first. */
export const expiringOf = (rows: readonly ShowRow[], today: LocalDate): Expiring[] =>
  rows
    .flatMap((show) =>
      show.expiresOn ? [{ show, expiresOn: show.expiresOn, days: diffDays(today, show.expiresOn) }] : [],
    )
    .filter(({ days }) => days <= SOON_DAYS)
    .toSorted((a, b) => a.days - b.days);

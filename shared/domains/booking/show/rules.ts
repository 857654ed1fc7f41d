import { AppError } from '#shared/kernel/contract/error.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { type Appointment, agendaDays, type Phase } from '#shared/kernel/record/appointment.ts';
import { LOCKING, leadsTo, machine } from '#shared/kernel/record/machine.ts';
import {
  addDays,
  addMinutes,
  addMonths,
  at,
  dateOf,
  diffDays,
  type LocalDate,
  type LocalDateTime,
  minutesOf,
  startOfMonth,
  startOfWeek,
  timeOf,
} from '#shared/kernel/time/date.ts';
import type { Days } from '#shared/kernel/time/days-text.ts';
import type { BillEntry } from './parts.ts';
import { MAX_RANK } from './rank.ts';
import type { BilledArtist, Conflict, ShowFields } from './schemas.ts';

const PHASES = ['options', 'confirmed', 'cancelled'] as const;
/** The steps of a show by its phase. Statuses are the agency's names for phases. */
export const showMachine = machine({
  name: 'show: phase',
  first: 'options',
  steps: [
    { on: 'hold', from: PHASES, to: 'options' },
    { on: 'confirm', from: PHASES, to: 'confirmed' },
    { on: 'cancel', from: PHASES, to: 'cancelled' },
    { on: 'hold', from: ['preliminary'] },
    { on: 'cancel', from: ['preliminary'], to: 'cancelled' },
    { on: 'approve', from: ['preliminary'], to: 'options' },
  ],
});
/** The lock of a show, in any phase. It keeps the phase, and a locked show cannot change. */
export const showLock = machine({ name: 'show: lock', first: 'open', steps: LOCKING });

/** Formats the number of a show as users name it: `S-04127`. */
export const showNumber = (no: number): string => `S-${String(no).padStart(5, '0')}`;

type Timed = Pick<Appointment, 'start' | 'end' | 'isNight'>;

/** Whether two shows compete for a date, not only for the way between them. */
export const isSameDate = ({ kinds }: Pick<Conflict, 'kinds'>): boolean =>
  kinds.some((kind) => kind === 'overlap' || kind === 'sameDay');

/** The time zone when neither venue nor artist names one. */
export const DEFAULT_ZONE = 'Europe/Amsterdam';

/** Whether a show takes a date: a confirmed one and an option do, a cancelled one never does (trade.md). */
export const takesDate = (phase: Phase): boolean => phase !== 'cancelled';

/** Returns the rank of a new option: one below the lowest rank taken on its days. */
export const nextRank = (taken: readonly number[]): number => Math.min(MAX_RANK, Math.max(0, ...taken) + 1);

/** Returns the rank for a phase: only an option has one, any other phase has 0. */
export const rankFor = (phase: Phase, rank: number): number => (phase === 'options' ? Math.max(1, rank) : 0);

const lengthMinutes = ({ start, end }: Pick<Appointment, 'start' | 'end'>): number => minutesOf(end) - minutesOf(start);

/** Refuses a change of a locked show. */
export function checkUnlocked(show: Pick<ShowFields, 'lockedAt'>): void {
  if (!leadsTo(showLock, show.lockedAt ? 'locked' : 'open', 'change')) throw new AppError('show.locked');
}

const STEP_TO = { options: 'hold', confirmed: 'confirm', cancelled: 'cancel' } as const satisfies Record<Phase, string>;
/** Returns the state of a show. A request stays `preliminary` until it is approved, even if cancelled. */
const stateOf = ({ isPreliminary, phase = 'options' }: Partial<Pick<ShowFields, 'isPreliminary' | 'phase'>>) =>
  isPreliminary ? 'preliminary' : phase;

/** Refuses a phase that a show, or a new one, may not take. A request must be approved before it is confirmed. */
export function checkPhase(show: Parameters<typeof stateOf>[0], to: Phase): void {
  if (!leadsTo(showMachine, stateOf(show), STEP_TO[to])) throw new AppError('show.preliminary');
}

/** Approves a preliminary show, which keeps its phase. */
export function approved<T extends Pick<ShowFields, 'isPreliminary' | 'lockedAt' | 'phase'>>(
  show: T,
): Omit<T, 'isPreliminary'> {
  checkUnlocked(show);
  if (!leadsTo(showMachine, stateOf(show), 'approve')) throw new AppError('show.approved');
  const { isPreliminary: _was, ...rest } = show;
  return rest;
}

/** The days from an option's first reminder to its expiry. The second reminder is on the day of expiry. */
export const REMIND_DAYS_BEFORE = 3;
type Expiring = Pick<ShowFields, 'phase' | 'expiresOn' | 'remindedFor'>;
const mark = (expiresOn: LocalDate, when: 'soon' | 'today' | 'passed' | 'ended') => `${expiresOn} ${when}`;

/** Returns the day of the next reminder; undefined without an option or expiry, or after the last reminder. */
export function nextReminderDay({ phase, expiresOn, remindedFor }: Expiring): LocalDate | undefined {
  if (phase !== 'options' || !expiresOn) return undefined;
  const last = ['today', 'passed', 'ended'] as const;
  if (last.some((when) => remindedFor === mark(expiresOn, when))) return undefined;
  return remindedFor === mark(expiresOn, 'soon') ? expiresOn : addDays(expiresOn, -REMIND_DAYS_BEFORE);
}

/** Finds the reminder to note on the option today. `remind` says whether its owner is told. undefined: none yet. */
export function reminderFor(
  show: Expiring,
  today: LocalDate,
): { readonly mark: string; readonly remind: boolean } | undefined {
  const day = nextReminderDay(show);
  if (!day || !show.expiresOn || day > today) return undefined;
  if (show.expiresOn < today) return { mark: mark(show.expiresOn, 'passed'), remind: false };
  return { mark: mark(show.expiresOn, show.expiresOn === today ? 'today' : 'soon'), remind: true };
}

/** Returns the usual end of a new option: `days` ahead, but not after the show. '' (none) for a past show. */
export function optionEnd(today: LocalDate, days: number, day: LocalDate): LocalDate {
  if (day < today) return '';
  const end = addDays(today, days);
  return end < day ? end : day;
}

/** Returns the first day after an option; undefined once its end was reported. */
export const endedOn = ({ phase, expiresOn, remindedFor }: Expiring): LocalDate | undefined =>
  phase === 'options' && expiresOn && remindedFor !== mark(expiresOn, 'ended') ? addDays(expiresOn, 1) : undefined;
export const endedMark = (expiresOn: LocalDate): string => mark(expiresOn, 'ended');

/** Returns the name of a show in planning and pickers: its description, else its venue, else its artists. */
export const showTitle = (show: Pick<ShowFields, 'description' | 'venue' | 'artists'>): string =>
  show.description || show.venue?.name || show.artists.map((a) => a.name).join(', ');

/** The artists with the title, in one text. A title that is the artists' names stands once. */
export function artistsAndTitle(show: Pick<ShowFields, 'description' | 'venue' | 'artists'>): string {
  const artists = show.artists.map(({ name }) => name).join(', ');
  return [...new Set([artists, showTitle(show)])].join(', ');
}

export const showDay = (show: Timed): LocalDate => agendaDays(show).first;
/** Returns the days of a show; a show of one day has no `lastDate`. */
export function showDays(show: Timed): Days {
  const { first, last } = agendaDays(show);
  return { date: first, ...(last > first ? { lastDate: last } : {}) };
}
export const isPast = (show: Pick<Appointment, 'end'>, today: LocalDate): boolean => dateOf(show.end) < today;

/** Returns the times of a show with a new start and the same length. */
export const movedTo = (show: Pick<Appointment, 'start' | 'end'>, start: LocalDateTime) => ({
  start,
  end: addMinutes(start, lengthMinutes(show)),
});

/** Returns the times of a show on another day, with the same clock time and length. */
export function timesOn(show: Timed, day: LocalDate): Pick<Appointment, 'start' | 'end'> {
  return movedTo(show, at(addDays(dateOf(show.start), diffDays(showDay(show), day)), timeOf(show.start)));
}

/** Sums counted prices, separately by currency. */
export function totalsOf(lines: readonly { readonly price: Money; readonly count: number }[]): Money[] {
  const sums = new Map<string, number>();
  for (const { price, count } of lines) sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.minor * count);
  return [...sums].map(([currency, minor]) => ({ minor, currency }));
}
/** Sums the sales of a sold-out show, before tax. */
export const ticketTotals = (tickets: ShowFields['tickets'] = []): Money[] =>
  totalsOf(tickets.map(({ price, number }) => ({ price, count: number })));
export const productTotals = (products: ShowFields['products'] = []): Money[] =>
  totalsOf(products.map(({ price, quantity }) => ({ price, count: quantity })));

/** Returns the line-up for a form: the artists whose role on the bill is set. */
export const billIn = (artists: readonly BilledArtist[]): BillEntry[] =>
  artists.flatMap(({ artistId, role, billing = '' }) => (role ? [{ artistId, role, billing }] : []));

/** Returns the range of whole weeks that a month's page shows. */
export function calendarRange(date: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  const from = startOfWeek(startOfMonth(date));
  return { from, to: addDays(startOfWeek(addDays(addMonths(startOfMonth(date), 1), -1)), 6) };
}
type Dated = Timed & Pick<ShowFields, 'phase'>;
/** Counts the confirmed shows and the options of each day; cancelled shows do not count. */
export function calendarDays(shows: readonly Dated[], from: LocalDate, to: LocalDate) {
  const stays = shows.map((show) => ({ ...agendaDays(show), phase: show.phase }));
  return Array.from({ length: diffDays(from, to) + 1 }, (_, i) => {
    const date = addDays(from, i);
    const phases = stays.filter(({ first, last }) => first <= date && date <= last).map(({ phase }) => phase);
    const count = (wanted: Phase) => phases.filter((phase) => phase === wanted).length;
    return { date, confirmed: count('confirmed'), options: count('options') };
  });
}

import { MAX_RANK } from '#shared/domains/booking/show/rank.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { EventPayload } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Appointment, agendaDays } from '#shared/kernel/record/appointment.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import {
  addDays,
  addMinutes,
  at,
  dateOf,
  diffDays,
  type Instant,
  type LocalDate,
  type LocalDateTime,
  weekday,
} from '#shared/kernel/time/date.ts';

/*
 * A queue is the list of options for one artist on one night. An option of several artists or nights is in several
 * queues with one rank: the worst of its places.
 */

/** The most nights of a show to consider. A longer run is one booking, not a queue. */
const MAX_NIGHTS = 62;

type Nights = Pick<Appointment, 'start' | 'end' | 'isNight'>;
type Dated = Nights & { readonly artists: readonly { readonly artistId: Id }[] };
export interface Option extends Dated {
  readonly no: number;
  readonly rank: number;
}

function nightsOf(show: Nights): LocalDate[] {
  const { first, last } = agendaDays(show);
  const nights = Math.min(MAX_NIGHTS, diffDays(first, last) + 1);
  return Array.from({ length: nights }, (_, i) => addDays(first, i));
}
/** Lists the queues of a show, each as `artist night`. */
export function queuesOf(show: Dated): string[] {
  const nights = nightsOf(show);
  return show.artists.flatMap(({ artistId }) => nights.map((night) => `${artistId} ${night}`));
}
/** Lists the months of the nights of a show. */
export const monthsOf = (show: Nights): string[] => [...new Set(nightsOf(show).map((night) => night.slice(0, 7)))];
export function sharesQueue(a: Dated, b: Dated): boolean {
  const queues = new Set(queuesOf(a));
  return queuesOf(b).some((queue) => queues.has(queue));
}

/** Groups the options by queue. */
function queued(options: readonly Option[]): Map<string, Option[]> {
  const queues = new Map<string, Option[]>();
  for (const option of options)
    for (const queue of queuesOf(option)) queues.set(queue, [...(queues.get(queue) ?? []), option]);
  return queues;
}
const place = (option: Option, queue: readonly Option[]): number =>
  new Set(queue.filter(({ rank }) => rank <= option.rank).map(({ rank }) => rank)).size;

/**
 * Computes the rank of each option without gaps: 1, 2, 3 in the present order. Options that share a rank still do.
 * No option moves down, so the computation may run twice, late or concurrently.
 */
export function movedUp(options: readonly Option[]): Map<number, number> {
  const queues = queued(options);
  return new Map(
    options.map((option) => {
      const places = queuesOf(option).map((queue) => place(option, queues.get(queue) ?? []));
      return [option.no, Math.min(option.rank, Math.max(1, ...places))];
    }),
  );
}

interface Returned extends Option {
  readonly backAt?: string | undefined;
}
/** Finds a restored option and those that the same Undo restored. */
export function cameBack<T extends Returned>(options: readonly T[], backNo: number | undefined): T[] {
  const back = options.find(({ no }) => no === backNo);
  return options.filter((one) => one === back || (back?.backAt !== undefined && one.backAt === back.backAt));
}

/** Gives restored options their old ranks. Options with those ranks move down, and so do lower ones as needed. */
export function madeRoom(options: readonly Option[], backs: readonly Option[]): Map<number, number> {
  const ranks = new Map(options.map(({ no, rank }) => [no, rank]));
  const isTaken = (option: Option, rank: number) =>
    backs.some((back) => back.rank === rank && sharesQueue(option, back));
  const others = options.filter((option) => !backs.includes(option) && backs.some((back) => sharesQueue(option, back)));
  let pushed = 0;
  for (const option of others.toSorted((a, b) => a.rank - b.rank || a.no - b.no)) {
    if (option.rank > pushed && !isTaken(option, option.rank)) continue;
    let next = Math.max(option.rank, pushed) + 1;
    while (next < MAX_RANK && isTaken(option, next)) next++;
    pushed = Math.min(MAX_RANK, next);
    ranks.set(option.no, pushed);
  }
  return ranks;
}

type Show = Stored<ShowFields>;
const isOption = (show: Show | undefined): show is Show => show?.phase === 'options';

/** The days and artists whose ranks must be put in order. */
type QueueWork = EventPayload<'optionQueue'>;
const workAt = ({ start, end, isNight, artists }: Show): QueueWork => ({
  start,
  end,
  isNight,
  artists: artists.map(({ artistId }) => ({ artistId })),
});

/** Returns the queue work for a restored option: the option with its rank moves down. */
export const backWork = (show: Show): QueueWork => ({ ...workAt(show), backNo: show.no });

/** Whether a show has entered a queue that it was not in. */
export function isElsewhere(was: Dated, is: Dated): boolean {
  const known = new Set(queuesOf(was));
  return queuesOf(is).some((queue) => !known.has(queue));
}

/** Finds the queues that a change of a show affects: an option left them, or came back to them. */
export function queueWork(was: Show | undefined, is: Show | undefined): QueueWork | undefined {
  if (isOption(was)) {
    const kept = new Set(isOption(is) ? queuesOf(is) : []);
    return queuesOf(was).every((queue) => kept.has(queue)) ? undefined : workAt(was);
  }
  return isOption(is) && is.rev > 1 ? backWork(is) : undefined;
}

/** Lists the tasks of challenges that ended, or that returned with the option or its challenger. */
export function changedTasks(was: Show | undefined, is: Show | undefined): Id[] {
  const [old, now] = [was?.challenge?.taskId, is?.challenge?.taskId];
  // A new challenge already has its task.
  const isBack = !was || was.endedChallenge?.taskId === now;
  return old === now ? [] : [old, isBack ? now : undefined].filter((id) => id !== undefined);
}

/** Whether an ended challenge may return: until its deadline, and only without a newer challenge. */
export const mayComeBack = (
  { challenge, endedChallenge }: Pick<Show, 'challenge' | 'endedChallenge'>,
  challengers: ReadonlySet<Id>,
  now: Instant,
): boolean =>
  !challenge && endedChallenge !== undefined && challengers.has(endedChallenge.showId) && endedChallenge.until > now;

/** Finds the option that a challenge is addressed to: the first of the night. */
export function holderFor<T extends Pick<Show, 'id' | 'rank' | 'challenge' | 'lockedAt'>>(
  show: Pick<Show, 'id' | 'phase' | 'rank'>,
  queue: readonly T[],
): T {
  if (show.phase !== 'options') throw new AppError('option.notWaiting');
  const [first] = queue.filter(({ id, rank }) => id !== show.id && rank < show.rank);
  if (!first) throw new AppError('option.isFirst');
  if (first.challenge) throw new AppError('option.challenged');
  return first;
}

/** The working hours of a holder, Monday to Friday. Holidays are not known. */
export const WORKING_HOURS = { from: 9, to: 17 } as const;
const DAY_HOURS = WORKING_HOURS.to - WORKING_HOURS.from;
const hour = (day: LocalDate, hours: number): LocalDateTime => at(day, `${String(hours).padStart(2, '0')}:00`);
const isWorkday = (day: LocalDate): boolean => weekday(day) <= 5;
function nextWorkday(day: LocalDate): LocalDate {
  const next = addDays(day, 1);
  return isWorkday(next) ? next : nextWorkday(next);
}

/** Returns the first working moment at or after a clock time. */
function atWork(local: LocalDateTime): LocalDateTime {
  const day = dateOf(local);
  if (!isWorkday(day) || local >= hour(day, WORKING_HOURS.to)) return hour(nextWorkday(day), WORKING_HOURS.from);
  return local < hour(day, WORKING_HOURS.from) ? hour(day, WORKING_HOURS.from) : local;
}

/** Adds working hours to a clock time, on the holder's own clock. */
export function addWorkingHours(from: LocalDateTime, hours: number): LocalDateTime {
  let now = atWork(from);
  for (let rest = hours; rest >= DAY_HOURS; rest -= DAY_HOURS) now = at(nextWorkday(dateOf(now)), now.slice(11));
  const close = hour(dateOf(now), WORKING_HOURS.to);
  const end = addMinutes(now, (hours % DAY_HOURS) * 60);
  if (end <= close) return end;
  const over = (Date.parse(`${end}Z`) - Date.parse(`${close}Z`)) / 60_000;
  return addMinutes(hour(nextWorkday(dateOf(now)), WORKING_HOURS.from), over);
}

import * as z from 'zod';
import { AppError } from '#shared/kernel/contract/error.ts';
import { dateOf, fromMinutes, type Instant, type LocalDate, type LocalDateTime, minutesOf } from './date.ts';

const MINUTE_MS = 60_000;
/** No clock is further than 14 hours from UTC: a wall clock read as UTC is that far off at most, and a change 12 hours more. */
const REACH_MINUTES = 26 * 60;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** A zone's name with IANA's own capitals (`america/new_york`); a former name of another stays as it is. */
export function zoneCased(zone: string): string {
  const { timeZone } = formatOf(zone).resolvedOptions();
  return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone;
}

/** An IANA time zone such as Europe/Amsterdam; fixed offsets are refused, a place has summer time. */
export const TimeZone = z.string().refine((v) => /^[A-Za-z]/.test(v) && isZone(v), { error: 'choice' });
export type TimeZone = z.infer<typeof TimeZone>;

function localMinutes(epochMs: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(epochMs)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  // Of the last days of 9999 we look into the year after, which no text of ours can hold.
  return new Date(0).setUTCFullYear(year, month - 1, day) / MINUTE_MS + hour * 60 + minute;
}

/** Minutes that the zone's wall clock is ahead of UTC at that moment (Amsterdam in summer: 120). */
export const offsetAt = (epochMs: number, zone: string): number =>
  localMinutes(epochMs, zone) - Math.floor(epochMs / MINUTE_MS);

export const toLocal = (instant: Instant, zone: string): LocalDateTime =>
  fromMinutes(localMinutes(Date.parse(instant), zone));

/** The calendar day of a moment in a zone: the only way to make a day from a clock (scripts/lint/day-of-clock.grit). */
export const dayIn = (moment: Date | Instant, zone: string): LocalDate =>
  dateOf(fromMinutes(localMinutes(typeof moment === 'string' ? Date.parse(moment) : moment.getTime(), zone)));

/** Far enough to either side of a wall clock to see both offsets of a change, and near enough to see no other. */
const offsetsAround = (wall: number, zone: string): [number, number] => [
  offsetAt((wall - REACH_MINUTES) * MINUTE_MS, zone),
  offsetAt((wall + REACH_MINUTES) * MINUTE_MS, zone),
];

export type Overlap = 'earlier' | 'later';
export type ToInstant =
  | { readonly ok: true; readonly instant: Instant; readonly ambiguous: boolean }
  | { readonly ok: false; readonly reason: 'gap' };

/**
 * The moment at which a wall clock shows this time. A time skipped in spring does not exist and is said to be a gap,
 * never shifted silently; of a time that comes twice in autumn the caller chooses one.
 */
export function toInstant(local: LocalDateTime, zone: string, overlap: Overlap = 'earlier'): ToInstant {
  const wall = minutesOf(local);
  const matches = [...new Set(offsetsAround(wall, zone))]
    .map((offset) => wall - offset)
    .filter((minutes) => offsetAt(minutes * MINUTE_MS, zone) === wall - minutes)
    .sort((a, b) => a - b);
  const chosen = overlap === 'earlier' ? matches[0] : matches.at(-1);
  if (chosen === undefined) return { ok: false, reason: 'gap' };
  return { ok: true, instant: new Date(chosen * MINUTE_MS).toISOString(), ambiguous: matches.length > 1 };
}

/** As `toInstant`, where there has to be an answer: a time skipped in spring is as late as the clock that jumped over it. */
export function instantOf(local: LocalDateTime, zone: string): Instant {
  const found = toInstant(local, zone);
  const sure = found.ok ? found : toInstant(afterGap(local, zone), zone);
  return sure.ok ? sure.instant : new Date(minutesOf(local) * MINUTE_MS).toISOString();
}

/** The same moment on the clock of another zone; a clock whose zone is not known stays as it is. */
export const onClockOf = (local: LocalDateTime, from: string | undefined, to: string): LocalDateTime =>
  from === undefined || from === to ? local : toLocal(instantOf(local, from), to);

/** Whether the clocks of two zones differ at that moment: London and Lisbon never do. */
export const clocksDiffer = (local: LocalDateTime, zone: string, other: string): boolean =>
  zone !== other && onClockOf(local, zone, other) !== local;

/** `Europe/London` -> `London`: travellers know a clock by its city. */
export const zoneCity = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The first moment after a gap: what a form offers as the repair of a skipped time. */
export function afterGap(local: LocalDateTime, zone: string): LocalDateTime {
  const wall = minutesOf(local);
  const [before, after] = offsetsAround(wall, zone);
  return toInstant(local, zone).ok ? local : fromMinutes(wall + after - before);
}

/** A time that the clocks of a zone skip, with the time they show instead; or one that they show twice. */
export type ClockNews = { readonly kind: 'skipped'; readonly next: LocalDateTime } | { readonly kind: 'twice' };
export function clockNews(local: LocalDateTime, zone: string): ClockNews | undefined {
  const found = toInstant(local, zone);
  if (!found.ok) return { kind: 'skipped', next: afterGap(local, zone) };
  return found.ambiguous ? { kind: 'twice' } : undefined;
}

/** Refuses a typed time that the clocks of its place skip. */
export function checkClock(field: string, local: LocalDateTime, zone: string | undefined): void {
  const news = zone ? clockNews(local, zone) : undefined;
  if (news?.kind === 'skipped') throw new AppError('timeSkipped', { field, params: { time: news.next.slice(11) } });
}

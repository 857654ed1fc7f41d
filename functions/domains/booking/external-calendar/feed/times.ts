import type ICAL from 'ical.js';
import {
  addDays,
  addMinutes,
  diffDays,
  type LocalDate,
  type LocalDateTime,
  minutesOf,
} from '#shared/kernel/time/date.ts';
import { instantOf, isZone, toLocal, zoneCased } from '#shared/kernel/time/zone.ts';

type Time = ICAL.Time;
const UTC = /^(Z|UTC|GMT|(Etc\/)?(UTC|GMT|Universal|Zulu))$/i;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

export interface Span {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
  readonly isAllDay: boolean;
}

const zoneNameOf = (time: Time): string => time.zone?.tzid ?? '';
export const isFloating = (time: Time): boolean => ['', 'floating'].includes(zoneNameOf(time));
/** Reads a time without a zone by the clock of another: next to zoned times, programs leave the zone out by mistake. */
export function byClockOf(time: Time, { zone }: Time): Time {
  if (time.isDate || !isFloating(time)) return time;
  const zoned = time.clone();
  zoned.zone = zone;
  return zoned;
}
const dateText = (time: Time): LocalDate => time.toString().slice(0, 10);
const msOf = (time: Time) => Date.parse(`${time.toString().replace(/Z$/, '').slice(0, 19)}Z`);

/** IANA's name, also behind the prefix of old programs (`/freeassociation.sourceforge.net/Europe/Berlin`). */
export function ianaName(tzid: string): string {
  const parts = tzid.split('/');
  const found = parts.map((_, i) => parts.slice(i).join('/')).find(isZone);
  return found ? zoneCased(found) : '';
}

/** In UTC, or by a zone that only the file itself knows (`Pacific Standard Time`): the calendar's clock shows it. */
const isByCalendar = (time: Time): boolean =>
  !isFloating(time) && (UTC.test(zoneNameOf(time)) || !ianaName(zoneNameOf(time)));

/** The wall clock as the file says it, or as the calendar's own zone shows it. */
export const localOf = (time: Time, zone: string): LocalDateTime => {
  if (time.isDate) return `${dateText(time)}T00:00`;
  if (!isByCalendar(time)) return time.toString().slice(0, 16);
  return toLocal(new Date(time.toUnixTime() * 1000).toISOString(), zone);
};

export const shownZone = (time: Time, zone: string): string =>
  time.isDate || isFloating(time) ? '' : isByCalendar(time) ? zone : ianaName(zoneNameOf(time));

/** How long an event lasts: from one time to another, or said as a duration. */
export interface Length {
  readonly start: Time;
  readonly end: Time;
  readonly said?: ICAL.Duration;
}

/** Minutes on the clock of the start's zone; what ends before it begins lasts no time. */
function minutesBetween(start: Time, end: Time): number {
  const same = zoneNameOf(end) === zoneNameOf(start) || end.isDate ? end : end.convertToZone(start.zone);
  return Math.max(0, Math.round((msOf(same) - msOf(start)) / MINUTE_MS));
}

/** Days and weeks of a duration are the clock's, its hours are real ones. */
function endAfter(
  from: LocalDateTime,
  { weeks, days, hours, minutes, isNegative }: ICAL.Duration,
  zone: string,
): LocalDateTime {
  if (isNegative) return from;
  const after = addMinutes(from, (weeks * 7 + days) * DAY_MINUTES);
  const rest = hours * 60 + minutes;
  if (!zone || rest === 0) return addMinutes(after, rest);
  return toLocal(new Date(Date.parse(instantOf(after, zone)) + rest * MINUTE_MS).toISOString(), zone);
}

/** An occurrence that begins at `at`. */
export function spanOf(at: Time, { start, end, said }: Length, zone: string): Span {
  if (at.isDate) {
    const days = Math.max(1, diffDays(dateText(start), dateText(end)));
    return { start: `${dateText(at)}T00:00`, end: `${addDays(dateText(at), days - 1)}T23:59`, isAllDay: true };
  }
  const [from, minutes] = [localOf(at, zone), minutesBetween(start, end)];
  if (!isByCalendar(at)) {
    const to = said ? endAfter(from, said, shownZone(at, zone)) : addMinutes(from, minutes);
    return { start: from, end: to, isAllDay: false };
  }
  const last = at.clone();
  last.adjust(0, 0, minutes, 0);
  const to = localOf(last, zone);
  // The hour that autumn repeats may end at an earlier clock than it began.
  return { start: from, end: minutesOf(to) < minutesOf(from) ? from : to, isAllDay: false };
}

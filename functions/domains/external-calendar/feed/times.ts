import type ICAL from 'ical.js';
import { addDays, addMinutes, diffDays, type LocalDate, type LocalDateTime, minutesOf } from '#shared/kernel/date.ts';
import { isZone, toLocal } from '#shared/kernel/zone.ts';

type Time = ICAL.Time;
const UTC = /^(Z|UTC|GMT|(Etc\/)?(UTC|GMT|Universal|Zulu))$/i;
const MINUTE_MS = 60_000;

export interface Span {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
  readonly isAllDay: boolean;
}

const zoneNameOf = (time: Time): string => time.zone?.tzid ?? '';
const isUtc = (time: Time) => UTC.test(zoneNameOf(time));
const dateText = (time: Time): LocalDate => time.toString().slice(0, 10);
const msOf = (time: Time) => Date.parse(`${time.toString().replace(/Z$/, '').slice(0, 19)}Z`);

/** The wall clock as the file says it; what is in UTC, as the calendar's own zone shows it. */
export const localOf = (time: Time, zone: string): LocalDateTime => {
  if (time.isDate) return `${dateText(time)}T00:00`;
  return isUtc(time) ? toLocal(new Date(msOf(time)).toISOString(), zone) : time.toString().slice(0, 16);
};

/** IANA's name, also behind the prefix of old programs (`/freeassociation.sourceforge.net/Europe/Berlin`). */
export function ianaName(tzid: string): string {
  if (!tzid || isZone(tzid)) return tzid;
  const last = tzid.split('/').slice(-2).join('/');
  return isZone(last) ? last : '';
}

export const shownZone = (time: Time, zone: string): string =>
  time.isDate || zoneNameOf(time) === 'floating' ? '' : isUtc(time) ? zone : ianaName(zoneNameOf(time));

/** Minutes on the clock of the start's zone; what ends before it begins lasts no time. */
function lengthOf(start: Time, end: Time): number {
  const same = zoneNameOf(end) === zoneNameOf(start) || end.isDate ? end : end.convertToZone(start.zone);
  return Math.max(0, Math.round((msOf(same) - msOf(start)) / MINUTE_MS));
}

/** An occurrence that begins at `at` and lasts as long as from `start` to `end`. */
export function spanOf(at: Time, start: Time, end: Time, zone: string): Span {
  if (at.isDate) {
    const days = Math.max(1, diffDays(dateText(start), dateText(end)));
    return { start: `${dateText(at)}T00:00`, end: `${addDays(dateText(at), days - 1)}T23:59`, isAllDay: true };
  }
  const [from, minutes] = [localOf(at, zone), lengthOf(start, end)];
  if (!isUtc(at)) return { start: from, end: addMinutes(from, minutes), isAllDay: false };
  const to = toLocal(new Date(msOf(at) + minutes * MINUTE_MS).toISOString(), zone);
  // The hour that autumn repeats may end at an earlier clock than it began.
  return { start: from, end: minutesOf(to) < minutesOf(from) ? from : to, isAllDay: false };
}

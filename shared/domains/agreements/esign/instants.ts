import { addDays, at, dateOf, type Instant, timeOf, timeOfMinutes, weekday } from '#shared/kernel/time/date.ts';
import { instantOf, toLocal } from '#shared/kernel/time/zone.ts';
import { REMIND_FROM_HOUR, REMIND_UNTIL_HOUR } from './limits.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const later = (instant: Instant, ms: number): Instant => new Date(Date.parse(instant) + ms).toISOString();
/** Milliseconds from one instant to another. */
export const between = (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from);

const FROM = timeOfMinutes(REMIND_FROM_HOUR * 60);
const UNTIL = timeOfMinutes(REMIND_UNTIL_HOUR * 60);
const isWorkday = (date: string): boolean => weekday(date) <= 5;

/** Moves an instant into working hours: workdays from 9:00 to 18:00 in the zone. An instant within them stays. */
export function inWorkingHours(instant: Instant, zone: string): Instant {
  const local = toLocal(instant, zone);
  const time = timeOf(local);
  let date = dateOf(local);
  if (isWorkday(date) && FROM <= time && time < UNTIL) return instant;
  if (time >= UNTIL) date = addDays(date, 1);
  while (!isWorkday(date)) date = addDays(date, 1);
  return instantOf(at(date, FROM), zone);
}

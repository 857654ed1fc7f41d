import { addDays, at, dateOf, type Instant, timeOf, timeOfMinutes, weekday } from './date.ts';
import { instantOf, toLocal } from './zone.ts';

/** The hours in which people outside are reminded. */
const FROM = timeOfMinutes(9 * 60);
const UNTIL = timeOfMinutes(18 * 60);
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

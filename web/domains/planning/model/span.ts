import type { Appointment } from './appointment.ts';
import { DAY_MINUTES, minuteOf, NIGHT_END } from './clock.ts';

/** The days an appointment takes in the planning, both included. */
export type Span = { from: number; to: number; night: boolean };

const dayAt = (minute: number) => Math.floor(minute / DAY_MINUTES);
const clockAt = (minute: number) => minute - dayAt(minute) * DAY_MINUTES;

/** An end at midnight is the end of the day before, so a bar never reaches into a day it does not use. */
export function spanOf({
  start,
  end,
  isAllDay,
  isNight,
}: Pick<Appointment, 'start' | 'end' | 'isAllDay' | 'isNight'>): Span {
  const begin = minuteOf(start);
  const finish = Math.max(begin + 1, minuteOf(end));
  const first = dayAt(begin);
  const last = dayAt(finish - 1);
  if (isAllDay) return { from: first, to: last, night: false };
  const startsAtNight = isNight && clockAt(begin) <= NIGHT_END;
  const endsAtNight = last > first && clockAt(finish - 1) < NIGHT_END;
  if (startsAtNight && last === first) return { from: first - 1, to: first - 1, night: true };
  return {
    from: startsAtNight ? first - 1 : first,
    to: endsAtNight ? last - 1 : last,
    night: endsAtNight || startsAtNight,
  };
}

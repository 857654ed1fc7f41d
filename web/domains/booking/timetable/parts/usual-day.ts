import type { TimetableKind } from '#shared/domains/booking/timetable/schemas.ts';
import type { Appointment } from '#shared/kernel/record/appointment.ts';
import { type LocalTime, timeOf } from '#shared/kernel/time/date.ts';

/** Minutes from the show time to what an evening usually has. */
const USUAL: readonly (readonly [TimetableKind, number])[] = [
  ['loadIn', -420],
  ['soundcheck', -300],
  ['dinner', -180],
  ['doors', -90],
  ['support', -60],
  ['showTime', 0],
  ['curfew', 120],
];
/** 21:00, where the show says no hour. */
const USUAL_SHOW = 21 * 60;
const A_DAY = 24 * 60;
/** No crew loads in before 8:00, and earlier hours would belong to the night before. */
const EARLIEST = 8 * 60;

const minutesIn = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clock = (minutes: number): LocalTime =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The usual entries of a show's day, each at its usual distance from the show time. */
export function usualDay({
  start,
  isAllDay,
  isNight,
}: Pick<Appointment, 'start' | 'isAllDay' | 'isNight'>): readonly (readonly [TimetableKind, LocalTime])[] {
  const show = isAllDay ? USUAL_SHOW : minutesIn(timeOf(start)) + (isNight ? A_DAY : 0);
  return USUAL.map(([kind, away]) => [kind, clock(Math.max(EARLIEST, show + away) % A_DAY)]);
}

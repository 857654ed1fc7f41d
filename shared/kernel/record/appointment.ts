import * as z from 'zod';
import { text } from '#shared/kernel/text/text.ts';
import { timesIn } from '#shared/kernel/time/clock.ts';
import {
  addDays,
  addMinutes,
  at,
  dateOf,
  type LocalDate,
  LocalDateTime,
  type LocalTime,
  minutesOfDay,
  timeOf,
} from '#shared/kernel/time/date.ts';
import { type KindWith, kindsWith } from '#shared/records.ts';

/** Times at or before this hour may belong to the night of the day before (spec sections 4 and 9). */
export const NIGHT_HOUR = 7;
/** The phases of appointments that still take place, for certain or perhaps. */
export const STANDING_PHASES = ['confirmed', 'options'] as const;
export const PHASES = [...STANDING_PHASES, 'cancelled'] as const;
/** Journeys and stays. Each kind has its own domain and its own read permission. */
export const TRAVEL_KINDS = kindsWith('travel');
export type TravelKind = KindWith<'travel'>;
const STAYS: readonly string[] = kindsWith('stay');
/** Tells whether records of a kind are stays. A stay has an arrival and a departure at one place. */
export const isStayKind = (kind: string): boolean => STAYS.includes(kind);

export const Phase = z.enum(PHASES);
export type Phase = z.infer<typeof Phase>;

const DAY_START = '00:00';
const DAY_END = '23:59';
const DEFAULT_TIMES = ['10:00', '11:00'] as const;

/**
 * `start` and `end` are real wall-clock times of the place, so `start < end` compares as text. `isNight` says that hours
 * up to NIGHT_HOUR belong to the evening before. All day runs from 00:00 of the first to 23:59 of the last day.
 */
export const AppointmentFields = z.object({
  start: LocalDateTime,
  end: LocalDateTime,
  isAllDay: z.boolean().default(false),
  isNight: z.boolean().default(false),
  timeOfPerformance: text(100).default(''),
});
export type Appointment = z.infer<typeof AppointmentFields>;

/** Takes the times of something that takes place. */
export const timesOf = ({ start, end, isAllDay, isNight, timeOfPerformance }: Appointment): Appointment => ({
  start,
  end,
  isAllDay,
  isNight,
  timeOfPerformance,
});

export const isEndBeforeBegin = (a: Pick<Appointment, 'start' | 'end'>): boolean => a.end < a.start;
/**
 * The fields with their rule. To extend them, spread `AppointmentFields.shape` into a larger schema and refine that one
 * alike.
 */
export const Appointment = AppointmentFields.refine((a) => !isEndBeforeBegin(a), {
  error: 'endBeforeBegin',
  path: ['end'],
});

/** Tells whether a clock time may belong to the night of the evening before. */
export const isSmallHour = (clock: LocalTime): boolean => minutesOfDay(clock) <= NIGHT_HOUR * 60;
/** Combines an evening and a clock time: its small hours are on the calendar's next day. */
export const onEvening = (evening: LocalDate, clock: LocalTime): LocalDateTime =>
  at(isSmallHour(clock) ? addDays(evening, 1) : evening, clock);
const isNightTime = (local: LocalDateTime): boolean => isSmallHour(timeOf(local));
export const isNightAvailable = (a: Appointment): boolean =>
  !a.isAllDay && (isNightTime(a.start) || isNightTime(a.end));

/**
 * Tells whether times from another source are an evening that ends in its small hours. Early risers keep their own day.
 */
export const runsIntoNight = ({ start, end, isAllDay }: Pick<Appointment, 'start' | 'end' | 'isAllDay'>): boolean =>
  !isAllDay && end > start && !isNightTime(start) && isNightTime(end);

/** Switches night on when it becomes available and off when it no longer is; otherwise keeps it. */
const settleNight = (before: Appointment, after: Appointment): Appointment => ({
  ...after,
  isNight: isNightAvailable(after) && (isNightAvailable(before) ? before.isNight : true),
});

/** Moves the end to the next day at the same clock time. With night set, the end stays and the form reports it. */
function endAfterStart(a: Appointment): Appointment {
  if (a.end > a.start || a.isNight) return a;
  return { ...a, end: at(addDays(dateOf(a.start), 1), timeOf(a.end)) };
}

const wholeDays = (a: Appointment): Appointment => ({
  ...a,
  start: at(dateOf(a.start), DAY_START),
  end: at(dateOf(a.end) < dateOf(a.start) ? dateOf(a.start) : dateOf(a.end), DAY_END),
});

export function changeStart(a: Appointment, start: LocalDateTime): Appointment {
  if (a.isAllDay) return wholeDays({ ...a, start, end: start });
  return settleNight(a, { ...a, start, end: addMinutes(start, 60) });
}

export function changeEnd(a: Appointment, end: LocalDateTime): Appointment {
  if (a.isAllDay) return { ...a, end: at(dateOf(end), DAY_END) };
  // Check again: the night that excused the end may just have been switched off.
  return endAfterStart(settleNight(a, endAfterStart({ ...a, end })));
}

function withTimes(a: Appointment): Appointment {
  const found = timesIn(a.timeOfPerformance);
  const [from, to] = found.length === 1 || found.length === 2 ? found : DEFAULT_TIMES;
  const start = at(dateOf(a.start), from ?? DEFAULT_TIMES[0]);
  const timed = { ...a, isAllDay: false, isNight: false, start };
  return to ? endAfterStart({ ...timed, end: at(dateOf(a.end), to) }) : { ...timed, end: addMinutes(start, 60) };
}

export function setAllDay(a: Appointment, isAllDay: boolean): Appointment {
  if (isAllDay === a.isAllDay) return a;
  if (isAllDay) return { ...wholeDays(a), isAllDay, isNight: false };
  return settleNight(a, withTimes(a));
}

export const setNight = (a: Appointment, isNight: boolean): Appointment =>
  endAfterStart({ ...a, isNight: isNight && isNightAvailable(a) });

/** The repair offered with 'The end date is before the begin date': the first such clock time after the start. */
export function repairedEnd(a: Pick<Appointment, 'start' | 'end'>): LocalDateTime {
  const sameDay = at(dateOf(a.start), timeOf(a.end));
  return sameDay > a.start ? sameDay : at(addDays(dateOf(a.start), 1), timeOf(a.end));
}

const agendaDate = (local: LocalDateTime, isNight: boolean): LocalDate =>
  isNight && isNightTime(local) ? addDays(dateOf(local), -1) : dateOf(local);

/**
 * Finds the days of an appointment in planning. With night set, 00:30 belongs to the evening before. An appointment
 * that ends at midnight takes nothing of the next day.
 */
export function agendaDays(a: Pick<Appointment, 'start' | 'end' | 'isNight'>): { first: LocalDate; last: LocalDate } {
  const isMidnight = timeOf(a.end) === DAY_START && a.end > a.start;
  const first = agendaDate(a.start, a.isNight);
  const last = agendaDate(isMidnight ? addMinutes(a.end, -1) : a.end, a.isNight);
  return { first, last: last < first ? first : last };
}

/** Finds the days that an appointment takes: those in planning, except that a whole day has no night. */
export function bookedDays({
  start,
  end,
  isAllDay,
  isNight,
}: Pick<Appointment, 'start' | 'end' | 'isAllDay' | 'isNight'>): { first: LocalDate; last: LocalDate } {
  return agendaDays({ start, end, isNight: isNight && !isAllDay });
}

/** Builds the appointment of a new form: one hour, or the whole day. The user has not switched its night off yet. */
export function newAppointment(start: LocalDateTime, isAllDay = false): Appointment {
  const opened = changeStart({ start, end: start, isAllDay, isNight: false, timeOfPerformance: '' }, start);
  return { ...opened, isNight: isNightAvailable(opened) };
}

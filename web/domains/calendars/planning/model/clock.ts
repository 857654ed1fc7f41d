import { NIGHT_HOUR } from '#shared/kernel/record/appointment.ts';
import { fromDayNumber } from '#shared/kernel/time/date.ts';
import type { LocalDate, LocalTime } from './appointment.ts';

/** Days and minutes are whole numbers counted from 1970-01-01 on the wall clock; there are no zones in here. */
export const DAY_MINUTES = 1440;
/** The night lasts until 07:00: where the night is on, what ends at or before it belongs to the evening before. */
export const NIGHT_END = NIGHT_HOUR * 60;

export function dayOf(date: LocalDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / 86_400_000;
}

export const dateOf = (day: number): LocalDate => fromDayNumber(day);

export function minuteOf(time: LocalTime): number {
  return dayOf(time) * DAY_MINUTES + Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}

export const timeOf = (minute: number): LocalTime => new Date(minute * 60_000).toISOString().slice(0, 16);

/** 0 is Monday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;
export const isWeekend = (day: number): boolean => weekdayOf(day) > 4;

/** ISO 8601: the week belongs to the year of its Thursday. */
export function weekNumber(day: number): number {
  const thursday = day - weekdayOf(day) + 3;
  return Math.floor((thursday - dayOf(`${dateOf(thursday).slice(0, 4)}-01-01`)) / 7) + 1;
}

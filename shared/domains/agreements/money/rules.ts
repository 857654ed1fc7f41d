import { addDays, addMonths, dayNumber, type LocalDate, makeDate } from '#shared/kernel/time/date.ts';

/** The twelve months of a year, as `2026-01`. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, i) => makeDate(year, i + 1, 1).slice(0, 7));

export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}
/** The first and last day of a year or of a month: `2026`, `2026-01`. */
export function daysOf(period: string): Days {
  const isYear = period.length === 4;
  const from = isYear ? `${period}-01-01` : `${period}-01`;
  return { from, to: addDays(addMonths(from, isYear ? 12 : 1), -1) };
}

/** How long an open amount has been due. */
export const AGES = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
export type Age = (typeof AGES)[number];

/** The days overdue of each age: from, to. */
const OVERDUE: Readonly<Record<Age, readonly [from: number, to: number]>> = {
  notDue: [Number.NEGATIVE_INFINITY, 0],
  to30: [1, 30],
  to60: [31, 60],
  to90: [61, 90],
  over90: [91, Number.POSITIVE_INFINITY],
};

export interface DayNumbers {
  readonly min?: number;
  readonly max?: number;
}
const end = <N extends 'min' | 'max'>(name: N, value: number) => (Number.isFinite(value) ? { [name]: value } : {});

/** The due days of an age, by their numbers. */
export function dueDays(age: Age, today: LocalDate): DayNumbers {
  const [least, most] = OVERDUE[age];
  return { ...end('min', dayNumber(today) - most), ...end('max', dayNumber(today) - least) };
}

/** The age of an amount by its due day. */
export const ageOf = (due: number, today: number): Age =>
  AGES.find((age) => today - due <= OVERDUE[age][1]) ?? 'over90';

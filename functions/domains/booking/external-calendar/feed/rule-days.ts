import {
  addDays,
  dayOf,
  daysInMonth,
  diffDays,
  type LocalDate,
  makeDate,
  monthOf,
  startOfYear,
  weekday,
  yearOf,
} from '#shared/kernel/time/date.ts';
import type { Rule } from './rule.ts';

const daysInYear = (year: number): number => (daysInMonth(year, 2) === 29 ? 366 : 365);
const dayOfYear = (date: LocalDate): number => diffDays(startOfYear(date), date) + 1;

/** Whether a place of so many is named, counted from the start or from the end. */
const isNamed = (places: readonly number[], place: number, many: number): boolean =>
  places.length === 0 || places.includes(place) || places.includes(place - many - 1);

export const weekBegin = (date: LocalDate, weekStart: number): LocalDate =>
  addDays(date, -((weekday(date) - weekStart + 7) % 7));

/** A week counts to the year that has four days of it. */
function isInWeek(date: LocalDate, { weeks, weekStart }: Rule): boolean {
  if (weeks.length === 0) return true;
  const middle = addDays(weekBegin(date, weekStart), 3);
  const first = addDays(weekBegin(makeDate(yearOf(middle), 1, 4), weekStart), 3);
  const last = addDays(weekBegin(makeDate(yearOf(middle), 12, 28), weekStart), 3);
  return isNamed(weeks, diffDays(first, middle) / 7 + 1, diffDays(first, last) / 7 + 1);
}

function isOnWeekday(date: LocalDate, { weekdays, frequency, months }: Rule): boolean {
  if (weekdays.length === 0) return true;
  const ofYear = frequency === 'YEARLY' && months.length === 0;
  const [place, many] = ofYear
    ? [dayOfYear(date), daysInYear(yearOf(date))]
    : [dayOf(date), daysInMonth(yearOf(date), monthOf(date))];
  const [nth, fromEnd] = [Math.ceil(place / 7), -Math.ceil((many - place + 1) / 7)];
  return weekdays.some((one) => one.day === weekday(date) && (one.nth === 0 || one.nth === nth || one.nth === fromEnd));
}

/** Whether a rule allows a day, by all that it says of days. */
export function allows(rule: Rule, date: LocalDate): boolean {
  const [year, month] = [yearOf(date), monthOf(date)];
  return (
    (rule.months.length === 0 || rule.months.includes(month)) &&
    (rule.monthDays.length === 0 || isNamed(rule.monthDays, dayOf(date), daysInMonth(year, month))) &&
    (rule.yearDays.length === 0 || isNamed(rule.yearDays, dayOfYear(date), daysInYear(year))) &&
    isOnWeekday(date, rule) &&
    isInWeek(date, rule)
  );
}

import {
  addDays,
  addMonths,
  daysInMonth,
  type LocalDate,
  makeDate,
  monthOf,
  startOfMonth,
  yearOf,
} from '#shared/kernel/time/date.ts';
import type { Rule } from './rule.ts';
import { allows, weekBegin } from './rule-days.ts';

/** A time of a wall clock. */
export interface Moment {
  readonly date: LocalDate;
  /** Since midnight. */
  readonly second: number;
}
interface Period {
  /** No moment of it is earlier. */
  readonly from: LocalDate;
  readonly days: readonly LocalDate[];
  /** Of periods shorter than a day: when it begins. */
  readonly second?: number;
}

const DAY = 86_400;
const SHORT: Readonly<Partial<Record<Rule['frequency'], number>>> = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 };
const ALL_MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

const following = (from: LocalDate, many: number): LocalDate[] =>
  Array.from({ length: many }, (_, i) => addDays(from, i));
const monthDays = (year: number, month: number): LocalDate[] =>
  following(makeDate(year, month, 1), daysInMonth(year, month));

/** The nth period after the one of the first moment. */
function periodAt({ frequency, interval, weekStart, months }: Rule, { date, second }: Moment, no: number): Period {
  const steps = no * interval;
  if (frequency === 'YEARLY') {
    const year = yearOf(date) + steps;
    const days = (months.length > 0 ? months : ALL_MONTHS).flatMap((month) => monthDays(year, month));
    return { from: makeDate(year, 1, 1), days };
  }
  if (frequency === 'MONTHLY') {
    const from = addMonths(startOfMonth(date), steps);
    return { from, days: monthDays(yearOf(from), monthOf(from)) };
  }
  if (frequency === 'WEEKLY') {
    const from = addDays(weekBegin(date, weekStart), steps * 7);
    return { from, days: following(from, 7) };
  }
  const at = second + steps * (SHORT[frequency] ?? DAY);
  const from = addDays(date, Math.floor(at / DAY));
  return { from, days: [from], ...(frequency in SHORT ? { second: at % DAY } : {}) };
}

/** Hours, minutes or seconds of a period: those that the rule names, else the period's own or the first moment's. */
const unitsOf = (named: readonly number[], own: number, isOwn: boolean): readonly number[] =>
  isOwn ? [own].filter((unit) => named.length === 0 || named.includes(unit)) : named.length > 0 ? named : [own];

function* secondsOf({ frequency, hours, minutes, seconds }: Rule, first: Moment, begin?: number): Generator<number> {
  const at = begin ?? first.second;
  const isShort = frequency in SHORT;
  for (const hour of unitsOf(hours, Math.floor(at / 3600), isShort))
    for (const minute of unitsOf(minutes, Math.floor(at / 60) % 60, isShort && frequency !== 'HOURLY'))
      for (const second of unitsOf(seconds, at % 60, frequency === 'SECONDLY'))
        yield hour * 3600 + minute * 60 + second;
}

function* momentsIn(rule: Rule, first: Moment, { days, second }: Period, step: () => void): Generator<Moment> {
  for (const date of days) {
    if (!allows(rule, date)) continue;
    for (const at of secondsOf(rule, first, second)) {
      step();
      yield { date, second: at };
    }
  }
}

function placed(moments: Iterable<Moment>, places: readonly number[]): Iterable<Moment> {
  if (places.length === 0) return moments;
  const all = [...moments];
  return all.filter((_, i) => places.includes(i + 1) || places.includes(i - all.length));
}

/** The moments of a rule in their order, up to a day; `step` is told of each that is looked at, and may put an end to it. */
export function* recurrences(rule: Rule, first: Moment, last: LocalDate, step: () => void): Generator<Moment> {
  let left = rule.count;
  for (let no = 0; ; no++) {
    step();
    const period = periodAt(rule, first, no);
    if (period.from > last) return;
    for (const moment of placed(momentsIn(rule, first, period, step), rule.places)) {
      if (moment.date < first.date || (moment.date === first.date && moment.second < first.second)) continue;
      if (left-- <= 0) return;
      yield moment;
    }
  }
}

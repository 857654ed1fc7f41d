import type ICAL from 'ical.js';
import { dayOf, type LocalDate, monthOf, weekday } from '#shared/kernel/time/date.ts';

export const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A rule of a series (RFC 5545, 3.3.10), before its first day completes it. An empty list limits nothing. */
export interface Rule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number;
  /** 1 = Monday to 7 = Sunday. */
  readonly weekStart: number;
  readonly months: readonly number[];
  readonly weeks: readonly number[];
  readonly yearDays: readonly number[];
  readonly monthDays: readonly number[];
  /** Which one of the month or the year, from the end below 0; 0 is each. */
  readonly weekdays: readonly { readonly day: number; readonly nth: number }[];
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly seconds: readonly number[];
  readonly places: readonly number[];
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const WEEKDAY = /^([+-]?\d+)?(MO|TU|WE|TH|FR|SA|SU)$/i;

function weekdaysOf(texts: readonly unknown[], counts: boolean): Rule['weekdays'] {
  return texts.flatMap((text) => {
    const [, nth, name = ''] = WEEKDAY.exec(String(text)) ?? [];
    const day = DAYS.indexOf(name.toUpperCase()) + 1;
    return day > 0 ? [{ day, nth: counts ? Number(nth ?? 0) : 0 }] : [];
  });
}

/** Completes a rule from its first day: its weekday, its day of the month, its month. */
function withFirst(rule: Rule, first: LocalDate): Rule {
  const { frequency, months, weeks, yearDays, monthDays, weekdays } = rule;
  if (weekdays.length > 0 || monthDays.length > 0 || yearDays.length > 0) return rule;
  if (frequency === 'WEEKLY' || weeks.length > 0) return { ...rule, weekdays: [{ day: weekday(first), nth: 0 }] };
  if (frequency === 'MONTHLY') return { ...rule, monthDays: [dayOf(first)] };
  if (frequency !== 'YEARLY') return rule;
  return { ...rule, monthDays: [dayOf(first)], months: months.length > 0 ? months : [monthOf(first)] };
}

export function ruleOf(recur: ICAL.Recur, first: LocalDate): Rule {
  const parts = recur.parts as Readonly<Record<string, readonly unknown[] | undefined>>;
  const figures = (name: string): number[] =>
    [...new Set((parts[name] ?? []).map(Number))].filter(Number.isInteger).sort((a, b) => a - b);
  const frequency = FREQUENCIES.find((one) => one === recur.freq) ?? 'DAILY';
  const rule: Rule = {
    frequency,
    interval: Math.max(1, recur.interval),
    count: recur.count ?? Number.POSITIVE_INFINITY,
    // There 1 is Sunday.
    weekStart: ((recur.wkst + 5) % 7) + 1,
    months: figures('BYMONTH'),
    weeks: figures('BYWEEKNO'),
    yearDays: figures('BYYEARDAY'),
    monthDays: figures('BYMONTHDAY'),
    weekdays: weekdaysOf(parts.BYDAY ?? [], frequency === 'YEARLY' || frequency === 'MONTHLY'),
    hours: figures('BYHOUR'),
    minutes: figures('BYMINUTE'),
    seconds: figures('BYSECOND'),
    places: figures('BYSETPOS'),
  };
  return withFirst(rule, first);
}

import { useLingui } from '@lingui/react';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { percentText } from '#shared/kernel/money/percent-text.ts';
import { type Days, daysText } from '#shared/kernel/time/days-text.ts';
import { currentTag } from './i18n.ts';

const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const culture = currentTag();
  const key = culture + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(culture, options);
  numbers.set(key, format);
  return format;
}
/** In the reader's language. Each is made once: that takes as long as drawing a row of a list. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const culture = currentTag();
  const key = culture + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(culture, options);
  dates.set(key, format);
  return format;
}

/** A true minus, as wide as the plus. */
const minus = (text: string): string => text.replace(/^-|(?<=\D)-(?=\d)/, '−');

/** Integer minor units with their currency; the figures after the comma are always written. */
export function formatMoney(minor: number, currency: string): string {
  const digits = exponentOf(currency);
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return minus(numberFormat(options).format(minor / 10 ** digits));
}
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  minus(numberFormat(options).format(value));

/** Thousandths of a percent: 15000 is 15%. */
export const formatRate = (rate: number): string => minus(percentText(rate, currentTag()));

/** One or several dates without zone, `2026-11-28`, or an instant with the zone of the place. */
export type When = Days | { readonly instant: string; readonly zone: string };
const atOf = (when: When): [Date, string] =>
  'date' in when ? [new Date(`${when.date.slice(0, 10)}T00:00:00Z`), 'UTC'] : [new Date(when.instant), when.zone];

const yearOf = (at: Date, timeZone: string) => dateFormat({ year: 'numeric', timeZone }).format(at);

/** `Sat 28 Nov` or `Sat 28 – Sun 29 Nov`, with its year where that is not this one or where it is asked for. */
export function formatDay(when: When, { year = false } = {}): string {
  const [at, timeZone] = atOf(when);
  const withYear = year || yearOf(at, timeZone) !== yearOf(new Date(), timeZone);
  const shown = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  const format = dateFormat(withYear ? { ...shown, year: 'numeric' } : shown);
  if ('date' in when && when.lastDate) return daysText(format, when).replace(/(?<!\d),/g, '');
  return format.format(at).replace(',', '');
}
/** A day, `2026-11-28` or what begins with one, in the words asked for. */
export const dateText = (date: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
/** `November 2026` */
export const formatMonth = (date: string): string => dateText(date, { month: 'long', year: 'numeric' });
/** `Saturday 28 November`, or `Saturday 28 November 2026`. */
export function formatLongDay(date: string, { year = false } = {}): string {
  const shown = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return daysText(dateFormat(year ? { ...shown, year: 'numeric' } : shown), { date: date.slice(0, 10) });
}
/** `WET`: which clock is meant. */
export const zoneName = (instant: string | number, timeZone: string): string =>
  dateFormat({ timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
export const formatTime = (instant: string, timeZone: string): string =>
  dateFormat({ hour: '2-digit', minute: '2-digit', hour12: false, timeZone }).format(new Date(instant));

const DAY_MS = 86_400_000;
/** From how far away each counts, and what one of it is; days say a deadline best, but past a year nobody counts them. */
const STEPS = [
  ['year', 730 * DAY_MS, 365.25 * DAY_MS],
  ['month', 365 * DAY_MS, 30.44 * DAY_MS],
  ['day', DAY_MS, DAY_MS],
  ['hour', 3_600_000, 3_600_000],
  ['minute', 60_000, 60_000],
] as const;
/** Near times in words: `in 2 hours`, `12 minutes ago`. */
export function formatNear(instant: string, now = Date.now()): string {
  const distance = Date.parse(instant) - now;
  const [unit, , size] = STEPS.find(([, from]) => Math.abs(distance) >= from) ?? STEPS[4];
  const format = new Intl.RelativeTimeFormat(currentTag(), { numeric: 'auto' });
  return format.format(Math.round(distance / size), unit);
}

/** The same functions for components: they draw again when the language changes. */
export function useFormat() {
  useLingui();
  return {
    money: formatMoney,
    number: formatNumber,
    rate: formatRate,
    day: formatDay,
    time: formatTime,
    near: formatNear,
  };
}

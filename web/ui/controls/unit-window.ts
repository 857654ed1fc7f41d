import { type LocalDate, makeDate, monthOf, quarterOf, yearOf } from '#shared/kernel/time/date.ts';

/** Entries of the month and quarter selector, and their years (spec section 9). */
export const SELECTOR_ENTRIES = 7;
export const SELECTOR_YEARS = { min: 2013, max: 2025 } as const;
export interface Years {
  readonly min: number;
  readonly max: number;
}
export type SelectorUnit = 'month' | 'quarter';

const PER_YEAR: Readonly<Record<SelectorUnit, number>> = { month: 12, quarter: 4 };
const indexOf = (date: LocalDate, unit: SelectorUnit): number =>
  yearOf(date) * PER_YEAR[unit] + (unit === 'month' ? monthOf(date) : quarterOf(date)) - 1;
const startOf = (index: number, unit: SelectorUnit): LocalDate => {
  const per = PER_YEAR[unit];
  return makeDate(Math.floor(index / per), (index % per) * (12 / per) + 1, 1);
};

/** The years on offer, wide enough for the one that is shown. */
export const yearsWith = (date: LocalDate, years: Years = SELECTOR_YEARS): Years => ({
  min: Math.min(years.min, yearOf(date)),
  max: Math.max(years.max, yearOf(date)),
});

/** Starts of the 7 months or quarters around a date, kept within the years. */
export function unitWindow(date: LocalDate, unit: SelectorUnit, years: Years): LocalDate[] {
  const [low, high] = [years.min * PER_YEAR[unit], (years.max + 1) * PER_YEAR[unit] - SELECTOR_ENTRIES];
  const first = Math.max(low, Math.min(indexOf(date, unit) - Math.floor(SELECTOR_ENTRIES / 2), high));
  return Array.from({ length: SELECTOR_ENTRIES }, (_, i) => startOf(first + i, unit));
}

/** The same month or quarter, some units on; undefined outside the years. */
export function stepUnit(date: LocalDate, unit: SelectorUnit, count: number, years: Years): LocalDate | undefined {
  const next = startOf(indexOf(date, unit) + count, unit);
  return yearOf(next) >= years.min && yearOf(next) <= years.max ? next : undefined;
}
export const isSameUnit = (a: LocalDate, b: LocalDate, unit: SelectorUnit): boolean =>
  indexOf(a, unit) === indexOf(b, unit);

import type { Range } from './model/range.ts';

/** The page of each range. */
export const RANGE_PAGES = {
  day: '/schedule/day',
  week: '/planning/week',
  month: '/planning/month',
  quarter: '/planning/quarter',
  year: '/schedule/year',
} as const satisfies Record<Range, string>;

const KEY = 'backline.planning';

export const rememberRange = (range: Range): void => localStorage.setItem(KEY, range);

const isRange = (value: string | null): value is Range => value !== null && value in RANGE_PAGES;

/** The page of the range this browser showed last; a month at first. */
export function lastRangePage(): (typeof RANGE_PAGES)[Range] {
  const last = localStorage.getItem(KEY);
  return RANGE_PAGES[isRange(last) ? last : 'month'];
}

import { addMonths, type LocalDate, quarterOf, yearOf } from '#shared/kernel/time/date.ts';

export const TOTALS_BY = ['month', 'quarter', 'year', 'owner', 'artist', 'status', 'phase'] as const;
export type TotalBy = (typeof TOTALS_BY)[number];
const PERIODS = { month: 1, quarter: 3, year: 12 } as const;
type PeriodBy = keyof typeof PERIODS;
export const isPeriod = (by: TotalBy): by is PeriodBy => by in PERIODS;

/** An item to add up: the groups that it belongs to, and its amount if it has one. */
export interface Counted<K> {
  readonly groups: readonly K[];
  readonly minor: number;
  readonly currency: string | undefined;
}
export interface Tally {
  readonly count: number;
  /** The amounts by currency, which are never added together. */
  readonly minor: ReadonlyMap<string, number>;
}

export function tallyOf(rows: readonly Counted<unknown>[]): Tally {
  const minor = new Map<string, number>();
  for (const row of rows) if (row.currency) minor.set(row.currency, (minor.get(row.currency) ?? 0) + row.minor);
  return { count: rows.length, minor };
}

export function talliesBy<K>(rows: readonly Counted<K>[]): Map<K, Tally> {
  const groups = new Map<K, Counted<K>[]>();
  for (const row of rows) {
    for (const key of row.groups) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  }
  return new Map([...groups].map(([key, group]) => [key, tallyOf(group)]));
}

/** Returns the period of a day: `2027-05-21` -> `2027-05`, `2027-Q2` or `2027`. */
export function periodOf(day: LocalDate, by: PeriodBy): string {
  if (by === 'month') return day.slice(0, 7);
  return by === 'year' ? day.slice(0, 4) : `${yearOf(day)}-Q${quarterOf(day)}`;
}

/** The most periods of a readable chart. */
const MAX_PERIODS = 240;
/** Returns the first day of a period by its name. */
export function startOf(period: string): LocalDate {
  const quarter = /^(\d{4})-Q(\d)$/.exec(period);
  if (quarter) return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}-01`;
  return `${period}-01-01`.slice(0, 10);
}

/** Fills in the periods without a show, so that gaps are visible. Very long ranges are not filled. */
export function withGaps(periods: readonly string[], by: PeriodBy): string[] {
  const sorted = periods.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const all: string[] = [];
  for (let day = startOf(first); day <= startOf(last); day = addMonths(day, PERIODS[by])) {
    all.push(periodOf(day, by));
    if (all.length > MAX_PERIODS) return sorted;
  }
  return all;
}

import type { LocalDate } from './date.ts';

/** What counts from its day on, until a later one comes: a rate, a price. */
export interface Dated {
  readonly date: LocalDate;
}

/** The later of two; on one day the agency's own. */
export const inForce = <T extends Dated>(own: T | undefined, published: T | undefined): T | undefined =>
  own && published ? (published.date > own.date ? published : own) : (own ?? published);

/** What was published and what the agency set as one history, newest first: on one day its own alone. */
export function mergedHistory<T extends Dated>(own: readonly T[], published: readonly T[]): T[] {
  const byDay = new Map([...published, ...own].map((value) => [value.date, value]));
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}

import type { LocalDate } from './date.ts';

/** A value that counts from its day on, until a later one replaces it: a rate, a price. */
export interface Dated {
  readonly date: LocalDate;
}

/** Returns the later of two values. On the same day the agency's own wins. */
export const inForce = <T extends Dated>(own: T | undefined, published: T | undefined): T | undefined =>
  own && published ? (published.date > own.date ? published : own) : (own ?? published);

/**
 * Merges published values and the agency's own into one history, newest first. On a day with both, only the agency's
 * own remains.
 */
export function mergedHistory<T extends Dated>(own: readonly T[], published: readonly T[]): T[] {
  const byDay = new Map([...published, ...own].map((value) => [value.date, value]));
  return [...byDay.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}

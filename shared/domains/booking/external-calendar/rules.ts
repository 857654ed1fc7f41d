import { addDays, addMonths, type LocalDate } from '#shared/kernel/time/date.ts';

/** The period of a calendar's stored events, in days back and months ahead. */
const DAYS_BACK = 90;
const MONTHS_AHEAD = 18;
export const MAX_EVENTS = 10_000;
/** The largest source in bytes: 5 MB. The sources of agencies' calendars are never so large. */
export const MAX_BYTES = 5_000_000;

export interface Window {
  readonly from: LocalDate;
  readonly to: LocalDate;
}
export const windowOf = (today: LocalDate): Window => ({
  from: addDays(today, -DAYS_BACK),
  to: addMonths(today, MONTHS_AHEAD),
});

interface Times {
  readonly start: string;
  readonly end: string;
}
export const overlaps = (a: Times, b: Times): boolean => a.start < b.end && b.start < a.end;

/** Counts the events that overlap at least one of the others. Both lists may be in any order. */
export function countOverlapping(events: readonly Times[], others: readonly Times[]): number {
  const sorted = others.toSorted((a, b) => (a.start < b.start ? -1 : 1));
  return events.filter((event) => sorted.some((other) => other.start < event.end && overlaps(event, other))).length;
}

/** An event that may take the artist's time, and so conflict with a show. */
interface Event extends Times {
  readonly status: string;
}
export const takesTime = ({ status }: Pick<Event, 'status'>): boolean => status === 'confirmed';

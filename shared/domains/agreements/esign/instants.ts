import type { Instant } from '#shared/kernel/time/date.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const later = (instant: Instant, ms: number): Instant => new Date(Date.parse(instant) + ms).toISOString();
/** Milliseconds from one instant to another. */
export const between = (from: Instant, to: Instant): number => Date.parse(to) - Date.parse(from);

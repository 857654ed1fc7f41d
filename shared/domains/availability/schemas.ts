import * as z from 'zod';
import { Instant, LocalDate } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { HexColor, typedText } from '#shared/kernel/text.ts';

/** Hidden: not offered at all. Free and blocked: somebody knows better than the calendar. */
export const EXCEPTION_KINDS = ['hidden', 'free', 'blocked'] as const;
export const REASON_MAX = 200;
/** From the first to the last day of a question: a year and its edges. */
export const MAX_AVAILABILITY_DAYS = 400;

/** An exception for days of an artist, both ends included. Days of one artist never overlap in one layer. */
export const AvailabilityException = z.object({
  kind: z.enum(EXCEPTION_KINDS),
  from: LocalDate,
  to: LocalDate,
  reason: typedText(),
  byName: z.string(),
  at: Instant,
});
export type AvailabilityException = z.infer<typeof AvailabilityException>;

export const DAY_STATES = ['free', 'option', 'blocked', 'hidden'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** A day with something on it; a day that is not named is free. */
export const AvailabilityDay = z.object({
  date: LocalDate,
  state: z.enum(DAY_STATES),
  /** May be offered: free, or an option where those are counted as free. */
  isFree: z.boolean(),
  /** Why: the appointment's title, or what was said with the exception. */
  reason: typedText(),
  isException: z.boolean(),
});
export type AvailabilityDay = z.infer<typeof AvailabilityDay>;

export const AvailableArtist = z.object({
  id: Id,
  name: z.string(),
  own: z.boolean(),
  hexColor: HexColor,
  /** Days asked for that may be offered. */
  freeDays: z.int(),
  days: z.array(AvailabilityDay),
});
export type AvailableArtist = z.infer<typeof AvailableArtist>;

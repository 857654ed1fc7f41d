import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { HexColor, typedText } from '#shared/kernel/text/text.ts';
import { Instant, LocalDate } from '#shared/kernel/time/date.ts';

/** The kinds of exceptions: a hidden day is not offered; free and blocked override the calendar. */
export const EXCEPTION_KINDS = ['hidden', 'free', 'blocked'] as const;
export const REASON_MAX = 200;
/** The most days of one request: a year and its edges. */
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

/** A day that has an entry; any other day is free. */
export const AvailabilityDay = z.object({
  date: LocalDate,
  state: z.enum(DAY_STATES),
  /** Whether the day may be offered: it is free, or an option if options count as free. */
  isFree: z.boolean(),
  /** The reason: the appointment's title, or the reason of the exception. */
  reason: typedText(),
  isException: z.boolean(),
});
export type AvailabilityDay = z.infer<typeof AvailabilityDay>;

export const AvailableArtist = z.object({
  id: Id,
  name: z.string(),
  own: z.boolean(),
  hexColor: HexColor,
  /** The number of requested days that may be offered. */
  freeDays: z.int(),
  days: z.array(AvailabilityDay),
});
export type AvailableArtist = z.infer<typeof AvailableArtist>;

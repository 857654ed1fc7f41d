import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { text } from '#shared/kernel/text/text.ts';
import { LocalDate, LocalDateTime, LocalTime } from '#shared/kernel/time/date.ts';
import { words } from '#shared/kernel/values/words.ts';

/** The usual events on the day of a show, in their order. Every other event has its own label. */
export const TIMETABLE_KINDS = words('loadIn soundcheck dinner doors support showTime curfew other');
export const TimetableKind = z.enum(TIMETABLE_KINDS, { error: 'choice' });
export type TimetableKind = z.infer<typeof TimetableKind>;

/** The audiences: contracts and day sheets print public entries; only the agency sees internal ones. */
export const TIMETABLE_AUDIENCES = ['public', 'internal'] as const;
/** The most entries of a show. One transaction must hold all of them when they are copied. */
export const MAX_ENTRIES = 60;

export const EntryInput = z.object({
  kind: TimetableKind.default('other'),
  /** The label; if empty, the name of the kind in the reader's language. */
  label: text(100).default(''),
  /** The day of the entry. With `isNight`, its hours are after the midnight of that day. */
  date: LocalDate,
  start: LocalTime,
  end: LocalTime.optional(),
  /** Whether the hours are after midnight; left out, true if the start allows it (spec section 4). */
  isNight: z.boolean().optional(),
  place: text(100).default(''),
  note: text(500).default(''),
  audience: z.enum(TIMETABLE_AUDIENCES, { error: 'choice' }).default('public'),
});
export type EntryInput = z.infer<typeof EntryInput>;

/** A stored entry. Its day counts from the first day of the show, so that the timetable moves with the show. */
export const StoredEntry = EntryInput.omit({ date: true }).extend({
  id: Id,
  rev: z.int(),
  day: z.int(),
  isNight: z.boolean(),
});
export type StoredEntry = z.infer<typeof StoredEntry>;

export const TimetableEntry = EntryInput.extend({
  id: Id,
  rev: z.int(),
  isNight: z.boolean(),
  /** The real start and end, on the wall clock of the place. */
  startsAt: LocalDateTime,
  endsAt: LocalDateTime.optional(),
});
export type TimetableEntry = z.infer<typeof TimetableEntry>;

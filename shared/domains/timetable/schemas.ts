import * as z from 'zod';
import { LocalDate, LocalDateTime, LocalTime } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { text } from '#shared/kernel/text.ts';

/** The usual events on the day of a show, in their order. Every other event has its own label. */
export const TIMETABLE_KINDS = [
  'loadIn',
  'soundcheck',
  'dinner',
  'doors',
  'support',
  'showTime',
  'curfew',
  'other',
] as const;
export const TimetableKind = z.enum(TIMETABLE_KINDS, { error: 'choice' });
export type TimetableKind = z.infer<typeof TimetableKind>;

/** Public entries stand on contracts and day sheets; internal ones are for the agency alone. */
export const TIMETABLE_AUDIENCES = ['public', 'internal'] as const;
/** Entries of one show: a transaction must hold them all when they are copied. */
export const MAX_ENTRIES = 60;

export const EntryInput = z.object({
  kind: TimetableKind.default('other'),
  /** Empty: the name of the kind, in the reader's language. */
  label: text(100).default(''),
  /** The day it stands under; with `isNight` the hours are those after its midnight. */
  date: LocalDate,
  start: LocalTime,
  end: LocalTime.optional(),
  /** Left out: on where the start makes it possible (spec section 4). */
  isNight: z.boolean().optional(),
  place: text(100).default(''),
  note: text(500).default(''),
  audience: z.enum(TIMETABLE_AUDIENCES, { error: 'choice' }).default('public'),
});
export type EntryInput = z.infer<typeof EntryInput>;

/** As it is stored: its day counts from the show's own, so a show that moves takes its timetable along. */
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
  /** Wall clock of the place, as it really comes. */
  startsAt: LocalDateTime,
  endsAt: LocalDateTime.optional(),
});
export type TimetableEntry = z.infer<typeof TimetableEntry>;

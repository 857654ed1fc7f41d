import * as z from 'zod';
import { Sum } from '#shared/kernel/money/money.ts';
import { AppointmentFields } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { text } from '#shared/kernel/text/text.ts';
import { ClockDate, LocalDate, LocalDateTime } from '#shared/kernel/time/date.ts';
import { ExclusivityClause } from './clause.ts';
import { MAX_DATES, MAX_RIDERS, ProductRow } from './parts.ts';
import { MAX_RANK } from './rank.ts';
import { Conflict, Show } from './schemas.ts';

/** The sums of a list. `expected` is there only if it was requested. */
export const Sums = z.object({ count: z.int(), sums: z.array(Sum), expected: z.array(Sum).optional() });
export const LastModified = z.object({ rev: z.int(), updatedAt: z.string(), changedBy: z.string() });
export const ProductRows = z.object({ rows: z.array(ProductRow), totals: z.array(Sum) });

/** An appointment to check for conflicts, stored or not yet. */
export const Question = z.object({
  ...AppointmentFields.shape,
  artistIds: z.array(Id).min(1).max(10),
  excludeId: Id.optional(),
  /** The venue; without it neither ways nor radiuses are known. */
  venueId: Id.optional(),
  exclusivity: ExclusivityClause.optional(),
});

export const DeclineInput = z.object({ showId: Id, rev: RevInput, reason: text(200).default('') });

export const Dates = z.array(ClockDate).min(1).max(MAX_DATES);
export const Several = z.object({ shows: z.array(Show) });
export const Changed = z.object({ show: Show, released: z.array(Show) });

export const MoveInput = z.object({
  rev: RevInput,
  start: LocalDateTime,
  end: LocalDateTime,
  /** Left out, it does not change. */
  isNight: z.boolean().optional(),
  /** The artist whose bar was dragged, and the row it was dropped on. */
  fromArtistId: Id.optional(),
  toArtistId: Id.optional(),
  /** The riders of the new artist, who was on the show before. */
  riderIds: z.array(Id).max(MAX_RIDERS).optional(),
  /** The rank of an option that returns to its night; left out, it is placed behind the others. */
  rank: z.int().min(1).max(MAX_RANK).optional(),
});
export const StatusInput = z.object({
  rev: RevInput,
  statusId: Id,
  rank: z.int().min(0).max(MAX_RANK).default(0),
  /** The last day of an option; left out, it does not change. */
  expiresOn: LocalDate.optional(),
});
/** The most shows that one Undo brings back: a confirmation and the options it released. */
const MAX_BACK = 9;
/** The shows in their former state: an option with its rank, and with its last day if it had one. */
export const TakeBackInput = z.object({
  shows: z
    .array(StatusInput.extend({ id: Id }))
    .min(1)
    .max(MAX_BACK),
});
/** The restored shows. `endedIds` are options whose challenge stays ended: the deadline or the challenger is gone. */
export const TakenBack = z.object({ shows: z.array(Show), endedIds: z.array(Id) });
export const ConfirmInput = z.object({
  rev: RevInput,
  statusId: Id,
  releaseIds: z.array(Id).max(8).default([]),
  releaseStatusId: Id.optional(),
});

const Day = z.object({ date: LocalDate, confirmed: z.int(), options: z.int() });
const DayShow = Conflict.omit({ kind: true, kinds: true, artistId: true, artistName: true });
export const MiniCalendar = z.object({ from: LocalDate, to: LocalDate, days: z.array(Day), shows: z.array(DayShow) });

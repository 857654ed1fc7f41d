import * as z from 'zod';
import { ExclusivityClause } from '#shared/domains/exclusivity/schemas.ts';
import { AppointmentFields } from '#shared/kernel/appointment.ts';
import { ClockDate, LocalDate, LocalDateTime } from '#shared/kernel/date.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Sum } from '#shared/kernel/money.ts';
import { RevInput } from '#shared/kernel/record.ts';
import { text } from '#shared/kernel/text.ts';
import { MAX_DATES, MAX_RIDERS, ProductRow } from './parts.ts';
import { MAX_RANK } from './rank.ts';
import { Conflict, Show } from './schemas.ts';

/** `expected` only where it was asked for. */
export const Sums = z.object({ count: z.int(), sums: z.array(Sum), expected: z.array(Sum).optional() });
export const LastModified = z.object({ rev: z.int(), updatedAt: z.string(), changedBy: z.string() });
export const ProductRows = z.object({ rows: z.array(ProductRow), totals: z.array(Sum) });

/** An appointment that may be in the way of others, stored or not yet. */
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
  /** Left out, it stays as it is. */
  isNight: z.boolean().optional(),
  /** The artist whose bar was dragged, and the row it was dropped on. */
  fromArtistId: Id.optional(),
  toArtistId: Id.optional(),
  /** Riders of the one who comes, who was here before. */
  riderIds: z.array(Id).max(MAX_RIDERS).optional(),
  /** The place of an option that goes back to its night; without one it waits behind the others there. */
  rank: z.int().min(1).max(MAX_RANK).optional(),
});
export const StatusInput = z.object({
  rev: RevInput,
  statusId: Id,
  rank: z.int().min(0).max(MAX_RANK).default(0),
  /** Of an option; left out, it stays as it is. */
  expiresOn: LocalDate.optional(),
});
/** The most shows that one Undo brings back: a confirmation and the options it released. */
const MAX_BACK = 9;
/** Shows as they were: an option with its rank and the last day it had, if it had one. */
export const TakeBackInput = z.object({
  shows: z
    .array(StatusInput.extend({ id: Id }))
    .min(1)
    .max(MAX_BACK),
});
/** `endedIds`: options whose challenge stays over, because its deadline passed or who challenged is gone. */
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

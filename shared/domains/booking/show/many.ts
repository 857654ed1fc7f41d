import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { MAX_RANK } from './rank.ts';
import { Question } from './requests.ts';
import { Busy, Conflict, Show, ShowRow } from './schemas.ts';
import { MAX_SHIFT_DAYS } from './shift.ts';

/** Shows that one request reads, moves, creates or deletes. */
export const MAX_SHOWS = 100;
/** Shows that a page moves at once, by one request after the other. */
export const MAX_MOVED = 500;

export const ShowIds = z.object({ ids: z.array(Id).min(1).max(MAX_SHOWS) });
export const ShowRows = z.object({ rows: z.array(ShowRow) });

/** Other shows in the way, what else takes the artists' days, and the time zone of the place. */
export const InTheWay = z.object({ rows: z.array(Conflict), busy: z.array(Busy), zone: z.string() });
export type InTheWay = z.infer<typeof InTheWay>;
export const Questions = z.object({ questions: z.array(Question).min(1).max(MAX_SHOWS) });
/** One answer per question, in the same order. */
export const Answers = z.object({ answers: z.array(InTheWay) });

export const ShiftDays = z.int({ error: 'integer' }).min(-MAX_SHIFT_DAYS).max(MAX_SHIFT_DAYS);
const Moved = z.object({
  id: Id,
  rev: RevInput,
  /** For Undo: the place in the queue and the last day that the option had. */
  rank: z.int().min(1).max(MAX_RANK).optional(),
  expiresOn: LocalDate.optional(),
});
export const MoveDaysInput = z.object({ days: ShiftDays, shows: z.array(Moved).min(1).max(MAX_SHOWS) });
export type Moved = z.infer<typeof Moved>;
/** A show that stayed where it was, with the reason. */
export const Refused = z.object({ id: Id, code: z.string(), message: z.string() });
export type Refused = z.infer<typeof Refused>;
export const RemovedMany = z.object({ removed: z.int(), refused: z.array(Refused) });
/** Options with their new last day; without one they end on no day. Undo names the days they had. */
export const OptionEndsInput = z.object({
  shows: z
    .array(z.object({ id: Id, rev: RevInput, expiresOn: LocalDate.optional() }))
    .min(1)
    .max(MAX_SHOWS),
});
export const MoveDaysOutput = z.object({ shows: z.array(Show), refused: z.array(Refused) });

import * as z from 'zod';
import { Phase } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { text, typedText } from '#shared/kernel/text/text.ts';
import { LocalDate, LocalDateTime } from '#shared/kernel/time/date.ts';

/** A message of JSON-RPC. Without an id it is a notification, which gets no answer. */
export const RpcMessage = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([typedText().max(200), z.int()]).optional(),
  method: typedText().max(100),
  params: z.unknown().optional(),
});
export type RpcMessage = z.infer<typeof RpcMessage>;

/** The most rows of an answer: an assistant asks more narrowly for others. */
const MAX_ROWS = 50;
const limit = z.int().min(1).max(MAX_ROWS).default(20).describe(`How many rows to answer, at most ${MAX_ROWS}`);
const keyword = typedText().trim().max(100).default('');

export const FindArtists = z.object({ keyword: keyword.describe('Part of the name'), limit });
export const LookUpAvailability = z.object({
  artistIds: z.array(Id).max(20).default([]).describe('Ids of artists; none for all'),
  from: LocalDate.describe('First day, YYYY-MM-DD'),
  to: LocalDate.describe('Last day, YYYY-MM-DD'),
});
export const FindShows = z.object({
  keyword: keyword.describe('Part of the number, artist, venue or city'),
  from: LocalDate.optional().describe('First day, YYYY-MM-DD'),
  to: LocalDate.optional().describe('Last day, YYYY-MM-DD'),
  artistId: Id.optional(),
  phase: Phase.optional(),
  limit,
});
export const ReadShow = z.object({ id: Id });
export const DraftOption = z.object({
  artistIds: z.array(Id).min(1).max(10),
  start: LocalDateTime.describe('Start on the clock of the place, YYYY-MM-DDTHH:mm'),
  end: LocalDateTime.describe('End on the clock of the place, YYYY-MM-DDTHH:mm'),
  venueId: Id.optional(),
  promoterId: Id.optional(),
  expiresOn: LocalDate.optional().describe('Last day of the option, YYYY-MM-DD'),
  description: text(100).default(''),
  internalNotes: text(2500).default(''),
});

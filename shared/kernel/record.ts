import * as z from 'zod';
import { Id } from './ids.ts';
import { isSame } from './same.ts';

/** What every stored record has besides its own fields. */
export const Meta = z.object({
  id: Id,
  /** Counts the writes: an update carries the one it saw, a stale one is refused. */
  rev: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().optional(),
});
export type Meta = z.infer<typeof Meta>;
export type Stored<T> = T & Meta & { readonly no: number };

export const RevInput = z.int().min(0);

/** Who changed what, kept for ever with its record. */
export const Activity = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  actorId: z.string().optional(),
  actorName: z.string(),
  /** Set when an operator acted in the user's name. */
  realActorName: z.string().optional(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
});
export type Activity = z.infer<typeof Activity>;

/** What a record's files take, and which rights there were when a user's were set: kept, not told. */
const UNTOLD = ['bytes', 'laterRights'];

/** Fields whose values differ; of a new record, all that are filled in. */
export function changesBetween(before: object | undefined, after: object): Activity['changes'] {
  const [old, now] = [before as Record<string, unknown> | undefined, after as Record<string, unknown>];
  const fields = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now)])];
  return fields
    .filter((field) => !UNTOLD.includes(field) && !isSame(old?.[field], now[field]))
    .map((field) => ({
      field,
      ...(old?.[field] === undefined ? {} : { before: old[field] }),
      ...(now[field] === undefined ? {} : { after: now[field] }),
    }));
}

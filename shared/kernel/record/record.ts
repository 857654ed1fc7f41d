import * as z from 'zod';
import { isSame } from '#shared/kernel/values/same.ts';
import { Id } from './ids.ts';

/** The fields that every stored record has besides its own. */
export const Meta = z.object({
  id: Id,
  /** The number of writes. An update carries the revision it saw; a stale one is refused. */
  rev: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().optional(),
});
export type Meta = z.infer<typeof Meta>;
export type Stored<T> = T & Meta & { readonly no: number };

export const RevInput = z.int().min(0);

/** An entry of the activity log: the user and the changes. It is kept forever with its record. */
export const Activity = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  actorId: z.string().optional(),
  actorName: z.string(),
  /** Set when an operator acted in the user's name. */
  realActorName: z.string().optional(),
  /** The temporary access by which the user acted. */
  grantId: z.string().optional(),
  /** The label of the API token by which the user acted. */
  tokenLabel: z.string().optional(),
  changes: z.array(
    z.object({
      field: z.string(),
      /** The words for the field in the reader's language. The log stores none. */
      label: z.string().optional(),
      before: z.unknown().optional(),
      after: z.unknown().optional(),
    }),
  ),
});
export type Activity = z.infer<typeof Activity>;

/**
 * Fields that are stored but never reported: the sizes of a record's files, and the later rights that existed when a
 * user's rights were set.
 */
const UNTOLD = ['bytes', 'laterRights'];

/** Lists the fields whose values differ; for a new record, all that are filled in. */
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

import * as z from 'zod';
import { ListMatch } from '#shared/kernel/contract/list.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { text } from '#shared/kernel/text/text.ts';
import { words } from '#shared/kernel/values/words.ts';
import { kindsWith } from '#shared/records.ts';

/** The main areas whose lists have a selection. Venues and promoters are companies. */
export const BATCH_KINDS = kindsWith('batch');
export const BatchKind = z.enum(BATCH_KINDS);
export type BatchKind = z.infer<typeof BatchKind>;

export const BATCH_OPERATIONS = words('status owner lock unlock delete restore tags approve send');
export const BatchOperation = z.enum(BATCH_OPERATIONS);
export type BatchOperation = z.infer<typeof BatchOperation>;
/** The kinds of batch work. Some have calls of their own because they need more than values. */
export const BatchWork = z.enum([...BATCH_OPERATIONS, 'copyInto']);
export type BatchWork = z.infer<typeof BatchWork>;

/** The most records of a batch. Its parts fit one transaction each, and it ends within minutes. */
export const MAX_BATCH = 5000;

/** The chosen records, or all that match the list's filters. `values` are set on them, such as a status or an owner. */
export const BatchInput = z.object({
  mainArea: BatchKind,
  ids: z.array(Id).max(MAX_BATCH).default([]),
  matching: ListMatch.optional(),
  values: z.array(Id).max(50).default([]),
  /** The tags that the records lose. */
  removed: z.array(Id).max(50).default([]),
  /** The reason, for work that needs one, such as to unlock. */
  reason: text(REASON_MAX).default(''),
});
export type BatchInput = z.infer<typeof BatchInput>;

/** A record that a batch could not change. The id is left out if the caller may not see it. */
export const BatchFailure = z.object({ id: Id.optional(), title: z.string(), code: z.string(), message: z.string() });
export type BatchFailure = z.infer<typeof BatchFailure>;

export const BatchReport = z.object({
  id: Id,
  mainArea: BatchKind,
  operation: BatchWork,
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  finished: z.boolean(),
  failures: z.array(BatchFailure),
});
export type BatchReport = z.infer<typeof BatchReport>;

import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { MergeKind } from '#shared/kernel/record/merge-area.ts';
import { Meta } from '#shared/kernel/record/record.ts';

/** `moving` and `undoing` last as long as references are on their way; the order is stored, it may only grow. */
export const MERGE_STATES = ['moving', 'merged', 'undoing', 'undone'] as const;
export const MergeState = z.enum(MERGE_STATES);
export type MergeState = z.infer<typeof MergeState>;

/** How long a merge can be taken back. */
export const UNDO_DAYS = 30;

export const MergeFields = z.object({
  entity: MergeKind,
  sourceId: Id,
  sourceName: z.string(),
  targetId: Id,
  targetName: z.string(),
  state: MergeState,
  byName: z.string(),
  /** The instant after which it stays. */
  undoUntil: z.string(),
  /** References moved, once that is done. */
  moved: z.int(),
});
export type MergeFields = z.infer<typeof MergeFields>;
export const Merge = MergeFields.extend(Meta.shape);
export type Merge = z.infer<typeof Merge>;

/** How many records of a kind refer to the one that goes. */
export const ReferenceCount = z.object({ name: z.string(), count: z.int() });
export type ReferenceCount = z.infer<typeof ReferenceCount>;

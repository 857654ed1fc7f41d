import * as z from 'zod';
import { kindsWith } from '#shared/records.ts';

/** The kinds of records that can be merged. */
export const MERGE_KINDS = kindsWith('merge');
export const MergeKind = z.enum(MERGE_KINDS);
export type MergeKind = z.infer<typeof MergeKind>;

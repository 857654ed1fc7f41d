import * as z from 'zod';
import { kindsWith } from '../records.ts';

/** The kinds of records that can be merged. */
export const MERGE_AREAS = kindsWith('merge');
export const MergeArea = z.enum(MERGE_AREAS);
export type MergeArea = z.infer<typeof MergeArea>;

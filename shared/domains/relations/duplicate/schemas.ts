import * as z from 'zod';
import { Id } from '#shared/kernel/record/ids.ts';
import { MergeKind } from '#shared/kernel/record/merge-area.ts';

/** The kinds of values that two records may share. */
export const LIKENESSES = ['vat', 'register', 'email', 'phone', 'name'] as const;
export const Likeness = z.enum(LIKENESSES);
export type Likeness = z.infer<typeof Likeness>;

/** The number of index partitions of one kind of record. The work list reads them one after the other. */
export const SHARDS = 16;

export const Alike = z.object({ id: Id, name: z.string(), detail: z.string(), by: z.array(Likeness) });
export type Alike = z.infer<typeof Alike>;
const Side = Alike.omit({ by: true }).extend({ createdAt: z.string() });
export const DuplicatePair = z.object({ first: Side, second: Side, by: z.array(Likeness) });
export type DuplicatePair = z.infer<typeof DuplicatePair>;

export const PairInput = z.object({ entity: MergeKind, firstId: Id, secondId: Id });
export type PairInput = z.infer<typeof PairInput>;

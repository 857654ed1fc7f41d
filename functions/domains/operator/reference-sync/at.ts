import type { Filter } from '#functions/platform/list-index/types.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/** A way to find what names a record in a column of its list. */
export const at = (column: string, id: Id): readonly Filter[] => [{ column, anyOf: [noOf(id)] }];

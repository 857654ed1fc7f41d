import type { Filter } from '../list-index/types.ts';
import type { ListField } from './request.ts';

type Ends = readonly [min: number | undefined, max: number | undefined];
const numberIn = (value: string | undefined): number | undefined =>
  value && Number.isFinite(Number(value)) ? Number(value) : undefined;

/** Reads the two ends of a `between` filter, as numbers. */
export const endsOf = ([from, to]: readonly string[]): Ends => [numberIn(from), numberIn(to)];

/** Makes the filter of a range. 0 stands for no value, and lies in no range. */
export const inside = (column: string, [min, max]: Ends): Filter => ({
  column,
  min: Math.max(1, min ?? 1),
  ...(max === undefined ? {} : { max }),
});

/** Maps a field that `between` alone filters. */
export const byRange = (
  column: string,
  filterOf: (ends: Ends) => Filter = (ends) => inside(column, ends),
): ListField => ({
  column,
  toNo: () => undefined,
  ask: ({ relation, values }) => (relation === 'between' ? filterOf(endsOf(values)) : { column, anyOf: [] }),
});

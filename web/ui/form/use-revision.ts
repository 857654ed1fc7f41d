import { useRef } from 'react';

interface Revised {
  readonly rev: number;
}
/**
 * Remembers the revision that a form saves. When someone else has saved meanwhile, the form reads the newer record from
 * the refusal, by `rowOf` if it is not the whole of it.
 */
export function useRevision<Row extends Revised, Values>(
  opened: number,
  valuesOf: (row: Row) => Values,
  rowOf: (current: unknown) => Row = (current) => current as Row,
) {
  const rev = useRef(opened);
  const stale = {
    values: (current: unknown) => valuesOf(rowOf(current)),
    onAccepted: (current: unknown) => {
      rev.current = rowOf(current).rev;
    },
  };
  return { rev, stale };
}

import { useDeferredValue } from 'react';

/** More than a screen holds. */
const FIRST_ROWS = 30;

/** The rows in view at once, the rest as soon as these stand: nobody waits for what is below the edge. */
export function useDrawnRows<Row>(rows: readonly Row[]): readonly Row[] {
  const count = useDeferredValue(rows.length, FIRST_ROWS);
  return rows.slice(0, Math.max(FIRST_ROWS, count));
}

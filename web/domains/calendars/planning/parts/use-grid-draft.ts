import { useCallback, useState } from 'react';
import type { Ghost } from '../model/drag.ts';
import type { Plan } from '../model/layout.ts';
import type { GridCursor } from './use-grid-cursor.ts';

/** The days chosen for a new appointment, while its box is open. Another period closes it. */
export function useGridDraft(plan: Plan, { refocus }: GridCursor, mayCreate: boolean) {
  const [draft, setDraft] = useState<Ghost & { first: number }>();
  const drop = useCallback(() => setDraft(undefined), []);
  const close = useCallback(() => {
    drop();
    refocus();
  }, [drop, refocus]);
  return {
    open: draft?.first === plan.first ? draft : undefined,
    start: (days: Ghost) => mayCreate && setDraft({ ...days, first: plan.first }),
    drop,
    close,
  };
}
export type GridDraft = ReturnType<typeof useGridDraft>;

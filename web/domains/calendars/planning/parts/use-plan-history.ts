import { useCallback, useRef } from 'react';
import { type Change, EMPTY_HISTORY, record, redo, undo } from '../model/change.ts';

export type PlanHistory = {
  change: (change: Change) => void;
  /** Tells whether there was something to take back. */
  undo: () => boolean;
  redo: () => boolean;
};

/** Remembers the edits of this page; `apply` shows and saves each of them. */
export function usePlanHistory(apply: (change: Change) => void): PlanHistory {
  const history = useRef(EMPTY_HISTORY);
  const step = useCallback(
    (take: typeof undo) => {
      const taken = take(history.current);
      if (!taken) return false;
      history.current = taken.history;
      apply(taken.change);
      return true;
    },
    [apply],
  );
  const change = useCallback(
    (made: Change) => {
      history.current = record(history.current, made);
      apply(made);
    },
    [apply],
  );
  return { change, undo: useCallback(() => step(undo), [step]), redo: useCallback(() => step(redo), [step]) };
}

import { useBlocker } from '@tanstack/react-router';
import { hasPendingChanges, usePendingChanges } from '#web/platform/pending-changes.ts';
import { dialogs } from '../dialogs.ts';

interface Place {
  readonly pathname: string;
  readonly search: object;
}
/** Another page, or another view of this one where that counts. */
export const isLeft = (current: Place, next: Place, alsoBySearch = false): boolean =>
  current.pathname !== next.pathname ||
  (alsoBySearch && JSON.stringify(current.search) !== JSON.stringify(next.search));

/** Asks before what is typed outside a form is lost: by another page, another tab of this one, or a closed window. */
export function useLeave(dirty: boolean): void {
  usePendingChanges(dirty);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => dirty && isLeft(current, next, true) && !(await dialogs.leave()),
    enableBeforeUnload: hasPendingChanges,
  });
}

import { useBlocker } from '@tanstack/react-router';
import { hasPendingChanges, isLeft, usePendingChanges } from '#web/platform/pending-changes.ts';
import { dialogs } from './dialogs.ts';

/** Asks before what is typed outside a form is lost: by another page, another tab of this one, or a closed window. */
export function useLeave(dirty: boolean): void {
  usePendingChanges(dirty);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => dirty && isLeft(current, next, true) && !(await dialogs.leave()),
    enableBeforeUnload: hasPendingChanges,
  });
}

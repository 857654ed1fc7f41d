import { useBlocker } from '@tanstack/react-router';
import { hasPendingChanges, usePendingChanges } from '#web/platform/pending-changes.ts';
import { dialogs } from '../dialogs.ts';

/** Asks before what is typed outside a form is lost: by another page, another tab of this one, or a closed window. */
export function useLeave(dirty: boolean): void {
  usePendingChanges(dirty);
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      dirty &&
      (current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search)) &&
      !(await dialogs.leave()),
    enableBeforeUnload: hasPendingChanges,
  });
}

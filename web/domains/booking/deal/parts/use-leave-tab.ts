import { useBlocker } from '@tanstack/react-router';
import { dialogs } from '#web/ui/dialogs.ts';

/** The form's own guard asks when the page is left; this one when another tab of it is opened. */
export function useLeaveTab(dirty: boolean): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      dirty &&
      current.pathname === next.pathname &&
      JSON.stringify(current.search) !== JSON.stringify(next.search) &&
      !(await dialogs.leave()),
    enableBeforeUnload: false,
  });
}

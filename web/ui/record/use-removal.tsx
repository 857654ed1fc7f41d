import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dialogs } from '../dialogs.ts';
import { toast } from '../toaster.ts';
import { useGoTo } from './use-go-to.ts';

interface Removal {
  /** Address of the list, where one lands. */
  readonly base: string;
  readonly name: string;
  /** What goes with it. */
  readonly text?: ReactNode;
  readonly remove: () => Promise<unknown>;
  /** Without it nothing can be undone, and the question says so. */
  readonly restore?: () => Promise<unknown>;
}

/** Asks, deletes, goes to the list and offers Undo. */
export function useRemoval(): (removal: Removal) => Promise<void> {
  const queries = useQueryClient();
  const goTo = useGoTo();
  return async ({ base, name, text, remove, restore }) => {
    if (!(await dialogs.remove({ name, text }))) return;
    await remove();
    // Marked only: the page of what is gone is still open, and asks no more.
    await queries.invalidateQueries({ refetchType: 'none' });
    goTo(base);
    const undo = restore && (() => void restore().then(() => queries.invalidateQueries()));
    toast(<Trans>{name} deleted</Trans>, undo ? { undo } : {});
  };
}

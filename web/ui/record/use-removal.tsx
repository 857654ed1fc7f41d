import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dialogs } from '../dialogs.ts';
import { toast } from '../toaster.ts';
import { useGoTo } from './use-go-to.ts';

interface Removal {
  /** Address of the list, which opens after the removal. */
  readonly base: string;
  readonly name: string;
  /** Names the things that are deleted with it. */
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
    // Only marks the queries as stale: the deleted record's page is still open and must not refetch.
    await queries.invalidateQueries({ refetchType: 'none' });
    goTo(base);
    const undo = restore && (() => void restore().then(() => queries.invalidateQueries()));
    toast(<Trans>{name} deleted</Trans>, undo ? { undo } : {});
  };
}

import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showContract } from '#shared/domains/show/contract.ts';
import { call } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';
import { putStatus, showWritten } from '../widgets/show-writes.ts';
import { useUndoStatus } from '../widgets/use-show-actions.ts';

const AT_ONCE = 4;

/** A few at a time; what fails is left out. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < items.length; i += AT_ONCE) {
    const turn = await Promise.allSettled(items.slice(i, i + AT_ONCE).map(work));
    results.push(...turn.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
  }
  return results;
}

/** The same status for many; those that are locked or gone stay as they are, and the toast says how many. */
export function useStatusOfMany() {
  const { t } = useLingui();
  const client = useQueryClient();
  const undoOf = useUndoStatus();
  const [busy, setBusy] = useState(false);
  const setStatusOfMany = async (ids: readonly string[], statusId: string, name: string) => {
    setBusy(true);
    const done = await inTurns(ids, async (id) => {
      const before = await call(showContract.routes.get, { params: { id } });
      return { before, now: await putStatus(before, { statusId }) };
    });
    setBusy(false);
    const [count, left] = [done.length, ids.length - done.length];
    const now = done.map((pair) => pair.now);
    const before = done.map((pair) => pair.before);
    showWritten(client, now);
    const text =
      left > 0 ? t`${name}: ${count} shows changed, ${left} could not be` : t`${name}: ${count} shows changed`;
    toast(text, count > 0 ? { undo: undoOf(now, before) } : {});
  };
  return { setStatusOfMany, busy };
}

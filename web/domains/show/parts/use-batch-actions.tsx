import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarArrowUp, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { type ShowListRequest, showContract } from '#shared/domains/show/contract.ts';
import { MAX_SHOWS } from '#shared/domains/show/many.ts';
import { useSelectionActions } from '#web/domains/my-selection/widgets/use-selection-actions.tsx';
import { call } from '#web/platform/api.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { useBatch, useDeleteAction } from '#web/ui/list/use-batch.tsx';
import { MoveDaysDialog } from '../widgets/move-days-dialog.tsx';

/** Moves the selection by days. Of all that match, one more than a request takes is read: the dialog says it is too many. */
function useMoveSelection(request: ShowListRequest) {
  const { t } = useLingui();
  const [ids, setIds] = useState<readonly string[]>();
  const matching = async () => {
    const body = { ...request, page: 1, perPage: MAX_SHOWS + 1 };
    return (await call(showContract.routes.list, { body })).rows.map(({ id }) => id);
  };
  const action: BatchAction = {
    id: 'move',
    label: t`Move by days`,
    icon: <CalendarArrowUp size={14} />,
    onRun: async (target) => setIds(target.matching ? await matching() : target.ids),
  };
  return { action, dialog: ids && <MoveDaysDialog ids={ids} onClose={() => setIds(undefined)} /> };
}

/** What the dark bar offers for "my selection". */
export function useBatchActions(request: ShowListRequest) {
  const { t } = useLingui();
  const can = useCan();
  const batch = useBatch({ area: 'show', pathOf: (id) => `/show/${id}` });
  const selection = useSelectionActions('show', {
    statusNote: <Trans>Locked shows aren't changed. Confirming here doesn't release other options.</Trans>,
  });
  const removal = useDeleteAction(batch, 'show.delete');
  const unlock = async (target: BatchTarget) => {
    const reason = await dialogs.reason({ title: t`Unlock`, action: t`Unlock` });
    if (reason) batch.run('unlock', target, [], [], reason);
  };
  const move = useMoveSelection(request);
  const locking: BatchAction[] = [
    { id: 'lock', label: t`Lock`, icon: <Lock size={14} />, onRun: (target) => batch.run('lock', target) },
    { id: 'unlock', label: t`Unlock`, icon: <LockOpen size={14} />, onRun: (target) => void unlock(target) },
  ];
  return {
    actions: [
      ...selection.actionsOf(batch),
      ...(can('show.update') ? [move.action] : []),
      ...locking.filter(({ id }) => can(`show.${id === 'lock' ? 'lock' : 'unlock'}`)),
      ...removal,
    ],
    dialog: (
      <>
        {selection.dialog}
        {batch.dialog}
        {move.dialog}
      </>
    ),
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, LockOpen } from 'lucide-react';
import { useSelectionActions } from '#web/domains/my-selection/widgets/use-selection-actions.tsx';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { useBatch, useDeleteAction } from '#web/ui/list/use-batch.tsx';

/** What the dark bar offers for "my selection". */
export function useBatchActions() {
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
  const locking: BatchAction[] = [
    { id: 'lock', label: t`Lock`, icon: <Lock size={14} />, onRun: (target) => batch.run('lock', target) },
    { id: 'unlock', label: t`Unlock`, icon: <LockOpen size={14} />, onRun: (target) => void unlock(target) },
  ];
  return {
    actions: [
      ...selection.actionsOf(batch),
      ...locking.filter(({ id }) => can(`show.${id === 'lock' ? 'lock' : 'unlock'}`)),
      ...removal,
    ],
    dialog: (
      <>
        {selection.dialog}
        {batch.dialog}
      </>
    ),
  };
}

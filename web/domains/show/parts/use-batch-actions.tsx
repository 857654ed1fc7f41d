import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, LockOpen } from 'lucide-react';
import { useSelectionActions } from '#web/domains/my-selection/widgets/use-selection-actions.tsx';
import { useCan } from '#web/platform/me.ts';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { useBatch, useDeleteAction } from '#web/ui/list/use-batch.tsx';

/** What the dark bar offers for "my selection". */
export function useBatchActions() {
  const { t } = useLingui();
  const can = useCan();
  const batch = useBatch({ area: 'show', pathOf: (id) => `/show/${id}` });
  const selection = useSelectionActions('show', {
    statusNote: <Trans>Locked shows stay as they are. Confirming here releases no other options.</Trans>,
  });
  const removal = useDeleteAction(batch, 'show.delete');
  const act = (id: 'lock' | 'unlock', label: string, Icon: typeof Lock): BatchAction[] =>
    can(`show.${id}`) ? [{ id, label, icon: <Icon size={14} />, onRun: (target) => batch.run(id, target) }] : [];
  return {
    actions: [
      ...selection.actionsOf(batch),
      ...act('lock', t`Lock`, Lock),
      ...act('unlock', t`Unlock`, LockOpen),
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

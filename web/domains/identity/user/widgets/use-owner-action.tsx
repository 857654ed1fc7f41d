import { useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { useAskedBatch } from '#web/ui/list/use-asked-batch.ts';
import type { Batch } from '#web/ui/list/use-batch.tsx';

const OwnerDialog = dialogPart(async () => (await import('./owner-dialog.tsx')).OwnerDialog);

interface OwnerAction {
  readonly actionsOf: (batch: Batch) => readonly BatchAction[];
  readonly dialog: ReactNode;
}
/** "Owner" for my selection, where records have one. */
export function useOwnerAction(permission: Permission): OwnerAction {
  const { t } = useLingui();
  const can = useCan();
  const { target, ask, run, close } = useAskedBatch();
  const actionsOf = (batch: Batch): BatchAction[] => [
    { id: 'owner', label: t`Owner`, icon: <UserRound size={14} />, onRun: ask(batch) },
  ];
  return {
    actionsOf: can(permission) ? actionsOf : () => [],
    dialog: target && (
      <OwnerDialog count={target.count} onClose={close} onChoose={(userId) => run('owner', [userId])} />
    ),
  };
}

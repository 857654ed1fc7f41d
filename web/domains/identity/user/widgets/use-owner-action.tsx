import { useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Permission } from '#shared/kernel/access/permission.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
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
  const [asked, setAsked] = useState<{ readonly batch: Batch; readonly target: BatchTarget }>();
  const close = () => setAsked(undefined);
  const choose = (userId: string) => {
    asked?.batch.run('owner', asked.target, [userId]);
    close();
  };
  const actionsOf = (batch: Batch): BatchAction[] => [
    { id: 'owner', label: t`Owner`, icon: <UserRound size={14} />, onRun: (target) => setAsked({ batch, target }) },
  ];
  return {
    actionsOf: can(permission) ? actionsOf : () => [],
    dialog: asked && <OwnerDialog count={asked.target.count} onClose={close} onChoose={choose} />,
  };
}

import { useLingui } from '@lingui/react/macro';
import { Tag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import type { Batch } from '#web/ui/list/use-batch.tsx';

const BatchStatusDialog = dialogPart(async () => (await import('./batch-status-dialog.tsx')).BatchStatusDialog);

/** "Status" for my selection; none for records that have no status. */
export function useStatusAction(area: StatusKind | null, note?: ReactNode) {
  const { t } = useLingui();
  const can = useCan();
  const [asked, setAsked] = useState<{ readonly batch: Batch; readonly target: BatchTarget }>();
  const close = () => setAsked(undefined);
  const choose = (statusId: string) => {
    asked?.batch.run('status', asked.target, [statusId]);
    close();
  };
  const actionsOf = (batch: Batch): BatchAction[] => [
    { id: 'status', label: t`Status`, icon: <Tag size={14} />, onRun: (target) => setAsked({ batch, target }) },
  ];
  const count = asked?.target.count ?? 0;
  return {
    actionsOf: area && can(`${area}.update`) && can('status.read') ? actionsOf : () => [],
    dialog: area && asked && <BatchStatusDialog {...{ area, count, note }} onClose={close} onChoose={choose} />,
  };
}

import { useLingui } from '@lingui/react/macro';
import { Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { useAskedBatch } from '#web/ui/list/use-asked-batch.ts';
import type { Batch } from '#web/ui/list/use-batch.tsx';

const BatchStatusDialog = dialogPart(async () => (await import('./batch-status-dialog.tsx')).BatchStatusDialog);

/** "Status" for my selection; none for records that have no status. */
export function useStatusAction(area: StatusKind | null, note?: ReactNode) {
  const { t } = useLingui();
  const can = useCan();
  const { target, ask, run, close } = useAskedBatch();
  const choose = (statusId: string) => run('status', [statusId]);
  const actionsOf = (batch: Batch): BatchAction[] => [
    { id: 'status', label: t`Status`, icon: <Tag size={14} />, onRun: ask(batch) },
  ];
  const count = target?.count ?? 0;
  return {
    actionsOf: area && can(`${area}.update`) && can('status.read') ? actionsOf : () => [],
    dialog: area && target && <BatchStatusDialog {...{ area, count, note }} onClose={close} onChoose={choose} />,
  };
}

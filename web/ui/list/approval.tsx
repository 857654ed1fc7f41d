import { Plural, useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import type { ApprovedKind } from '#shared/kernel/access/approval.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { dialogs } from '../dialogs.ts';
import type { BatchAction } from './batch-bar.tsx';
import { flagFilter, type ListFilter } from './filters.tsx';
import type { Batch } from './use-batch.tsx';
import type { BuiltInView } from './view-model.ts';

/** The filter by whether records wait for approval. */
export function useApprovalFilter(): ListFilter {
  const { t } = useLingui();
  return flagFilter({
    id: 'preliminary',
    label: t`Approval`,
    yes: t`pending`,
    no: t`approved or not needed`,
    relation: t`is`,
  });
}

/** Returns the area if its new records wait for approval; undefined for people outside the agency. */
function useWaitingKind(area: string): ApprovedKind | undefined {
  const { user, tenant } = useMe();
  return user.environment === 'internal' ? tenant.approvals.find((one) => one === area) : undefined;
}

/** Returns the view "To approve" if new records of the area wait for approval. */
export function useApprovalViews(area: ApprovedKind): readonly BuiltInView<{ readonly preliminary: true }>[] {
  const { t } = useLingui();
  return useWaitingKind(area) ? [{ id: 'toApprove', name: t`To approve`, search: { preliminary: true } }] : [];
}

/** Makes the action "Approve" for the user's selection; it asks first. */
export function useApproveAction(area: string): (batch: Batch) => readonly BatchAction[] {
  const { t } = useLingui();
  const can = useCan();
  const waiting = useWaitingKind(area);
  if (!waiting || !can(`${waiting}.approve`)) return () => [];
  const onRun = async (batch: Batch, target: BatchTarget) => {
    const yes = await dialogs.confirm({
      title: <Plural value={target.count} one="Approve # record?" other="Approve # records?" />,
      text: t`Records that don't need approval aren't changed; the report lists them.`,
      action: t`Approve`,
    });
    if (yes) batch.run('approve', target);
  };
  return (batch) => [
    { id: 'approve', label: t`Approve`, icon: <BadgeCheck size={14} />, onRun: (target) => void onRun(batch, target) },
  ];
}

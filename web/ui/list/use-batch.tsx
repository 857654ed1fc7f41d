import { Plural, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Permission } from '#shared/kernel/access/permission.ts';
import type { KindWith } from '#shared/records.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { type BatchReport, type BatchTarget, batchQuery, resumeBatch, startBatch } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '../dialogs.ts';
import type { BatchAction } from './batch-bar.tsx';
import { BatchProgress } from './batch-progress.tsx';

/** The kinds of records that are worked on in batches; a venue is a company. */
export type BatchKind = KindWith<'batch'>;

interface Asked {
  readonly operation: string;
  readonly target: BatchTarget;
  readonly values: readonly string[];
  readonly removed: readonly string[];
}
export interface BatchOptions {
  /** Empty when the list has no selection. */
  readonly area: BatchKind | '';
  readonly pathOf: (id: string) => string;
}
export interface Batch {
  /** Starts a batch and shows its progress. */
  readonly run: (
    operation: string,
    target: BatchTarget,
    values?: readonly string[],
    removed?: readonly string[],
    reason?: string,
  ) => void;
  readonly dialog: ReactNode;
}

/** Follows a batch and invalidates all other queries once it has finished: many records changed. */
export function useReport(started: BatchReport | undefined): BatchReport | undefined {
  const client = useQueryClient();
  const { data = started } = useQuery({ ...batchQuery(started?.id ?? ''), enabled: started !== undefined });
  const finished = data?.finished ? data.id : undefined;
  useEffect(() => {
    if (finished) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'my-selection.report' });
  }, [client, finished]);
  return started && data;
}

/** Runs one batch at a time on the user's selection, with its progress and its report. */
export function useBatch({ area, pathOf }: BatchOptions): Batch {
  const [asked, setAsked] = useState<Asked>();
  const starting = useMutation(mutationOf(startBatch));
  const report = useReport(starting.data);
  const run: Batch['run'] = (operation, target, values = [], removed = [], reason = '') => {
    const { ids, matching } = target;
    setAsked({ operation, target, values, removed });
    const body = { mainArea: area, values, removed, reason, ...(matching ? { matching, ids: [] } : { ids }) };
    starting.mutate({ params: { operation }, body }, { onError: () => setAsked(undefined) });
  };
  const close = () => {
    setAsked(undefined);
    starting.reset();
  };
  const mayUndo = asked?.operation === 'delete' && !asked.target.matching;
  const dialog = asked && (
    <BatchProgress
      total={asked.target.count}
      report={report}
      pathOf={pathOf}
      onClose={close}
      onResume={async () => report && call(resumeBatch, { params: { id: report.id } })}
      onUndo={mayUndo ? () => run('restore', asked.target) : undefined}
    />
  );
  return { run, dialog };
}

/** Makes the Delete action, which every area has; it asks first. */
export function useDeleteAction(batch: Batch, permission: Permission | null): BatchAction[] {
  const { t } = useLingui();
  const can = useCan();
  const onRun = async (target: BatchTarget) => {
    const yes = await dialogs.confirm({
      title: <Plural value={target.count} one="Delete # record?" other="Delete # records?" />,
      text: t`Records you may not delete are kept; the report says why.`,
      action: t`Delete`,
      danger: true,
    });
    if (yes) batch.run('delete', target);
  };
  if (!permission || !can(permission)) return [];
  return [{ id: 'delete', label: t`Delete`, icon: <Trash2 size={14} />, onRun: (target) => void onRun(target) }];
}

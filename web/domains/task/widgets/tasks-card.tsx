import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SquareCheck } from 'lucide-react';
import { useState } from 'react';
import { taskContract } from '#shared/domains/task/contract.ts';
import type { RecordTarget } from '#shared/kernel/target.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { QuickAdd } from '../parts/quick-add.tsx';
import { TaskDialog } from '../parts/task-dialog.tsx';
import { TaskLine } from '../parts/task-line.tsx';

/** A record has few tasks: all of them, in one read. */
const ALL = 200;

/** What is to do about a record: added, ticked, opened. */
export function TasksCard({ entity, recordId }: RecordTarget) {
  const { t } = useLingui();
  const can = useCan();
  const [open, setOpen] = useState<string>();
  const target = { entity, recordId };
  const { data, isPending, isError } = useQuery(queryOf(taskContract.routes.list, { body: { target, perPage: ALL } }));
  const rows = [...(data?.rows ?? [])].sort((a, b) => Number(Boolean(a.doneAt)) - Number(Boolean(b.doneAt)));
  return (
    <Card
      title={t`Tasks`}
      icon={<SquareCheck size={15} aria-hidden="true" />}
      count={rows.filter(({ doneAt }) => !doneAt).length}
    >
      {can('task.create') && <QuickAdd target={target} />}
      {isPending && <SkeletonLines lines={3} />}
      {isError && (
        <p className="card-b meta">
          <Trans>The tasks cannot be shown now.</Trans>
        </p>
      )}
      {data?.total === 0 && (
        <p className="card-b meta">
          <Trans>Nothing to do here yet.</Trans>
        </p>
      )}
      <ul className="tk-list">
        {rows.map((row) => (
          <TaskLine key={row.id} task={row} onOpen={() => setOpen(row.id)}>
            <Avatar name={row.assignee.name} userId={row.assignee.userId} round />
            <span className="tk-who cut">{row.assignee.name}</span>
          </TaskLine>
        ))}
      </ul>
      <TaskDialog task={rows.find(({ id }) => id === open)} onClose={() => setOpen(undefined)} />
    </Card>
  );
}

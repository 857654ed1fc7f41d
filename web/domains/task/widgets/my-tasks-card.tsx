import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { taskContract } from '#shared/domains/task/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { TaskDialog } from '../parts/task-dialog.tsx';
import { TaskLine } from '../parts/task-line.tsx';

const SHOWN = 6;

/** What the reader has to do, the next due first. */
export function MyTasksCard() {
  const { t } = useLingui();
  const [open, setOpen] = useState<string>();
  const { data, isPending, isError } = useQuery(queryOf(taskContract.routes.byUser, { query: {} }));
  const rows = data?.rows ?? [];
  return (
    <Card
      title={t`My tasks`}
      count={rows.length}
      action={
        <PageLink to="/taskmanager" className="link">
          <Trans>All tasks</Trans>
        </PageLink>
      }
    >
      {isPending && <SkeletonLines lines={3} />}
      {isError && (
        <p className="card-b meta">
          <Trans>The tasks cannot be shown now.</Trans>
        </p>
      )}
      {data && rows.length === 0 && (
        <p className="card-b meta">
          <Trans>Nothing is waiting for you.</Trans>
        </p>
      )}
      <ul className="tk-list">
        {rows.slice(0, SHOWN).map((task) => (
          <TaskLine key={task.id} task={task} onOpen={() => setOpen(task.id)} />
        ))}
      </ul>
      <TaskDialog task={rows.find(({ id }) => id === open)} onClose={() => setOpen(undefined)} />
    </Card>
  );
}

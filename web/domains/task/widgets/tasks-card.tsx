import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SquareCheck } from 'lucide-react';
import { useState } from 'react';
import { taskContract } from '#shared/domains/task/contract.ts';
import type { Task } from '#shared/domains/task/schemas.ts';
import type { RecordTarget } from '#shared/kernel/target.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { DueMark } from '../parts/due-mark.tsx';
import { QuickAdd } from '../parts/quick-add.tsx';
import { TaskDetails } from '../parts/task-details.tsx';
import { useTaskWrites } from '../parts/use-task-writes.tsx';

/** A record has few tasks: all of them, in one read. */
const ALL = 200;

interface LineProps {
  readonly task: Task;
  readonly onOpen: () => void;
}
function Line({ task, onOpen }: LineProps) {
  const { t } = useLingui();
  const can = useCan();
  const { tick } = useTaskWrites();
  const { title, assignee, doneAt } = task;
  return (
    <li className={cx('tk', doneAt && 'done')}>
      <Checkbox
        aria-label={t`${title} is done`}
        checked={Boolean(doneAt)}
        disabled={!can('task.update')}
        onChange={() => tick(task)}
      />
      <button type="button" className="tk-title grow" onClick={onOpen}>
        {title}
      </button>
      <DueMark task={task} />
      <Avatar name={assignee.name} userId={assignee.userId} round />
      <span className="tk-who cut">{assignee.name}</span>
    </li>
  );
}

/** What is to do about a record: added, ticked, opened. */
export function TasksCard({ entity, recordId }: RecordTarget) {
  const { t } = useLingui();
  const can = useCan();
  const [open, setOpen] = useState<string>();
  const target = { entity, recordId };
  const { data, isPending, isError } = useQuery(queryOf(taskContract.routes.list, { body: { target, perPage: ALL } }));
  const rows = [...(data?.rows ?? [])].sort((a, b) => Number(Boolean(a.doneAt)) - Number(Boolean(b.doneAt)));
  const task = rows.find(({ id }) => id === open);
  const close = () => setOpen(undefined);
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
          <Line key={row.id} task={row} onOpen={() => setOpen(row.id)} />
        ))}
      </ul>
      {task && (
        <Dialog open title={task.title} size="send" onClose={close}>
          <TaskDetails task={task} onClose={close} />
        </Dialog>
      )}
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SquareCheck } from 'lucide-react';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import type { Task } from '#shared/domains/attached/task/schemas.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { QuickAdd } from '../parts/quick-add.tsx';
import { TaskRows } from '../parts/task-rows.tsx';

/** The limit of one request: a record has few tasks, so one request loads all of them. */
const ALL = 200;

const whose = ({ assignee: { name, userId } }: Task) => (
  <>
    <Avatar name={name} userId={userId} round />
    <span className="tk-who cut">{name}</span>
  </>
);

/** Lists the tasks of a record. The user can add, tick and open them. */
export function TasksCard({ entity, recordId }: RecordSubject) {
  const { t } = useLingui();
  const can = useCan();
  const target = { entity, recordId };
  const { data, isError } = useQuery(queryOf(taskContract.routes.list, { body: { target, perPage: ALL } }));
  const rows = data?.rows.toSorted((a, b) => Number(Boolean(a.doneAt)) - Number(Boolean(b.doneAt)));
  return (
    <Card
      title={t`Tasks`}
      icon={<SquareCheck size={15} aria-hidden="true" />}
      count={rows?.filter(({ doneAt }) => !doneAt).length ?? 0}
    >
      {can('task.create') && <QuickAdd target={target} />}
      <TaskRows rows={rows} isError={isError} empty={t`No tasks yet.`} whose={whose} />
    </Card>
  );
}

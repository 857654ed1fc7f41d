import { useLingui } from '@lingui/react/macro';
import type { Task } from '#shared/domains/attached/task/schemas.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { DueMark } from './due-mark.tsx';
import { useTaskWrites } from './use-task-writes.tsx';

function Tick({ task }: { readonly task: Task }) {
  const { t } = useLingui();
  const can = useCan();
  const { tick } = useTaskWrites();
  return (
    <Checkbox
      aria-label={t`${task.title} done`}
      checked={Boolean(task.doneAt)}
      disabled={!can('task.update')}
      onChange={() => tick(task)}
    />
  );
}

export function useTaskColumns(): readonly ListColumn<Task>[] {
  const { t } = useLingui();
  return [
    column('title', t`Task`, { width: 'minmax(220px, 2fr)', priority: 1 }, (task) => (
      <span className="row">
        <Tick task={task} />
        <span className={task.doneAt ? 'tk-done cut' : 'cut'}>{task.title}</span>
      </span>
    )),
    column(
      'about',
      t`Record`,
      { width: 'minmax(140px, 1fr)', priority: 2 },
      ({ target, recordTitle }) => target && <PageLink to={pageOfSubject(target, 'tasks')}>{recordTitle}</PageLink>,
    ),
    column('assignee', t`Assignee`, { width: '150px', priority: 2 }, ({ assignee }) => (
      <span className="row">
        <Avatar name={assignee.name} userId={assignee.userId} round />
        <span className="cut">{assignee.name}</span>
      </span>
    )),
    column('due', t`Due on`, { width: '150px', sort: 'due', priority: 1 }, (task) => <DueMark task={task} />),
  ];
}

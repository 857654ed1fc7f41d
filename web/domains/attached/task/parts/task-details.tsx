import { Trans, useLingui } from '@lingui/react/macro';
import { Check, StickyNote, Trash2, Undo2 } from 'lucide-react';
import type { Task } from '#shared/domains/attached/task/schemas.ts';
import { pageOfSubject, type RecordSubject } from '#shared/kernel/record/subject.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { DueMark } from './due-mark.tsx';
import { useTaskWrites } from './use-task-writes.tsx';
import './task.css';
import { Later } from '#web/ui/later.tsx';

/** Only who may change it gets a form. */
const TaskForm = part(async () => (await import('./task-form.tsx')).TaskForm);

function Reading({ task }: { readonly task: Task }) {
  return (
    <Facts
      items={[
        { id: 'assignee', label: <Trans>Assignee</Trans>, value: task.assignee.name },
        { id: 'due', label: <Trans>Due on</Trans>, value: task.dueOn && <DueMark task={task} /> },
        { id: 'description', label: <Trans>Description</Trans>, value: task.description },
      ]}
    />
  );
}

interface TaskButtonsProps extends Pick<TaskDetailsProps, 'task' | 'onClose'> {
  readonly target: RecordSubject | undefined;
  readonly doneAt: string | undefined;
}
function TaskButtons({ task, onClose, target, doneAt }: TaskButtonsProps) {
  const { t } = useLingui();
  const can = useCan();
  const { tick, remove, convert } = useTaskWrites();
  return (
    <div className="row wrap">
      <Button
        size="sm"
        icon={doneAt ? <Undo2 size={13} /> : <Check size={13} />}
        onClick={() => tick(task)}
        aria-label={doneAt ? t`Reopen ${task.title}` : t`Mark ${task.title} as done`}
      >
        {doneAt ? t`Reopen` : t`Done`}
      </Button>
      {target && can('note.create') && (
        <Button size="sm" icon={<StickyNote size={13} />} onClick={() => void convert(task).then(onClose)}>
          {t`Turn into a note`}
        </Button>
      )}
      <Button size="sm" icon={<Trash2 size={13} />} onClick={() => void remove(task).then(onClose)}>
        {t`Delete`}
      </Button>
    </div>
  );
}

type TaskDetailsProps = Readonly<{ task: Task; onClose: () => void }>;
/** A task in the side panel or in a dialog: its actions, its record, its form. */
export function TaskDetails({ task, onClose }: TaskDetailsProps) {
  const can = useCan();
  const { target, recordTitle, doneAt } = task;
  const may = can('task.update');
  return (
    <div className="tk-details">
      {target && (
        <PageLink to={pageOfSubject(target, 'tasks')} className="link">
          {recordTitle}
        </PageLink>
      )}
      {may && <TaskButtons task={task} onClose={onClose} target={target} doneAt={doneAt} />}
      {may ? (
        <Later lines={8}>
          <TaskForm key={`${task.id}-${task.rev}`} task={task} onSaved={onClose} />
        </Later>
      ) : (
        <Reading task={task} />
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Task } from '#shared/domains/attached/task/schemas.ts';
import { useCan } from '#web/platform/me.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { cx } from '#web/ui/cx.ts';
import { DueMark } from './due-mark.tsx';
import { useTaskWrites } from './use-task-writes.tsx';

interface LineProps {
  readonly task: Task;
  readonly onOpen: () => void;
  /** The owner of the task, if the card does not name the owner already. */
  readonly children?: ReactNode;
}
/** Shows a task in a card. The user can tick it, or open it by its title. */
export function TaskLine({ task, onOpen, children }: LineProps) {
  const { t } = useLingui();
  const can = useCan();
  const { tick } = useTaskWrites();
  const { title, doneAt } = task;
  return (
    <li className={cx('tk', doneAt && 'done')}>
      <Checkbox
        aria-label={t`${title} done`}
        checked={Boolean(doneAt)}
        disabled={!can('task.update')}
        onChange={() => tick(task)}
      />
      <button type="button" className="tk-title grow" onClick={onOpen}>
        {title}
      </button>
      <DueMark task={task} />
      {children}
    </li>
  );
}

import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Task } from '#shared/domains/attached/task/schemas.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { TaskDetails } from './task-details.tsx';
import { TaskLine } from './task-line.tsx';

interface TaskRowsProps {
  /** The tasks; undefined until they are loaded, and after an error. */
  readonly rows: readonly Task[] | undefined;
  readonly isError: boolean;
  readonly empty: ReactNode;
  /** The most rows; the link of the card leads to the others. */
  readonly most?: number;
  /** Shows the owner of a task, if the card does not name the owner already. */
  readonly whose?: (task: Task) => ReactNode;
}
/** Lists the tasks of a card. The user can tick or open each of them. */
export function TaskRows({ rows, isError, empty, most, whose }: TaskRowsProps) {
  const [open, setOpen] = useState<string>();
  const task = rows?.find(({ id }) => id === open);
  const close = () => setOpen(undefined);
  const said = isError ? <Trans>Couldn't load the tasks.</Trans> : rows?.length === 0 && empty;
  return (
    <>
      {!rows && !isError && <SkeletonLines lines={3} />}
      {said && <p className="card-b meta">{said}</p>}
      <ul className="tk-list">
        {rows?.slice(0, most).map((row) => (
          <TaskLine key={row.id} task={row} onOpen={() => setOpen(row.id)}>
            {whose?.(row)}
          </TaskLine>
        ))}
      </ul>
      {task && (
        <Dialog open title={task.title} size="send" onClose={close}>
          <TaskDetails task={task} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

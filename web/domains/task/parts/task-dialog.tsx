import type { Task } from '#shared/domains/task/schemas.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TaskDetails } from './task-details.tsx';

/** A task opened from a card; none, and it is closed. */
export const TaskDialog = ({ task, onClose }: { readonly task: Task | undefined; readonly onClose: () => void }) =>
  task && (
    <Dialog open title={task.title} size="send" onClose={onClose}>
      <TaskDetails task={task} onClose={onClose} />
    </Dialog>
  );

import { dueIn } from '#shared/domains/attached/task/rules.ts';
import type { Task } from '#shared/domains/attached/task/schemas.ts';

/** A task as its form and its update call hold it, by the reader's clock. */
export const inputOf = (task: Task, zone: string) => ({
  title: task.title,
  description: task.description,
  assigneeId: task.assignee.userId,
  ...dueIn(task, zone),
  ...(task.target ? { target: task.target } : {}),
});

/** Returns the update that ticks a task or clears its tick. */
export const tickOf = (task: Task, done: boolean, zone: string) => ({
  ...inputOf(task, zone),
  id: task.id,
  rev: task.rev,
  done,
});

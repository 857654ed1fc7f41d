import { ownedBy } from '#functions/platform/record/owned.ts';
import type { ServicesOf } from '#functions/records/services.ts';
import { taskStore } from './store.ts';

const openOf = (no: number) => [
  { column: 'assignee', anyOf: [no] },
  { column: 'done', anyOf: [0] },
];

export const taskServices = {
  ...ownedBy(taskStore, openOf, (task, from, to) =>
    task.assignee.userId === from ? { ...task, assignee: { userId: to.id, name: to.name } } : task,
  ),
} satisfies ServicesOf<'task'>;

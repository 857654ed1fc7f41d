import { TASK_LIST, type TaskListRequest } from '#shared/domains/attached/task/contract.ts';
import type { Choice, ListState } from '#web/ui/list/search.ts';
import { requestOf } from '#web/ui/record/request-of.ts';
import type { Part } from './task-part.ts';

export interface TaskSearch extends ListState {
  readonly part?: Part | undefined;
  readonly assignee?: Choice | undefined;
  readonly area?: Choice | undefined;
}

/** The state in the address as the list's call. */
export function taskRequest({ part = 'mine', ...search }: TaskSearch, userId: string): TaskListRequest {
  const done = { field: 'done', relation: 'anyOf' as const, values: [String(part === 'done')] };
  const own = { field: 'assignee', relation: 'anyOf' as const, values: [userId] };
  const asked = requestOf(TASK_LIST, search, {
    defaultSort: part === 'done' ? '-due' : 'due',
    always: part === 'mine' ? [own, done] : [done],
  });
  return { ...asked, overdue: part === 'overdue' };
}

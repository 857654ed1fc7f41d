import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { callerOf, draftOf, promises } from '../prepare.ts';
import { taskForUpdate, taskStore } from '../store.ts';

export const handler = endpoint(taskContract.routes.update, async ({ body, ctx }) => {
  const { id, rev, done, ...input } = body;
  const before = await taskForUpdate(ctx, { id, rev });
  const draft = await draftOf(ctx, { ...input, assigneeId: input.assigneeId ?? before.assignee.userId });
  // A task whose time does not change keeps the clock it was set by.
  const isSameTime = draft.dueOn === before.dueOn && draft.dueTime === before.dueTime;
  const time = isSameTime ? { zone: before.zone, dueAt: before.dueAt } : {};
  const finished = done
    ? { doneAt: before.doneAt ?? ctx.now.toISOString(), doneBy: before.doneBy ?? callerOf(ctx) }
    : { doneAt: undefined, doneBy: undefined };
  const task = { ...before, ...draft, ...time, ...finished };
  const action = done === Boolean(before.doneAt) ? 'update' : done ? 'done' : 'reopen';
  return taskStore.update(ctx, before, task, { action, ...promises(ctx, before, task) });
});

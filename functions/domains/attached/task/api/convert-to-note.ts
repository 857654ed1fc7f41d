import { noteStore } from '#functions/domains/attached/note/store.ts';
import { titleOfSubject } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { noteBody } from '#shared/domains/attached/task/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { callerOf } from '../prepare.ts';
import { taskForUpdate, taskStore } from '../store.ts';

/** One write: the note is there and the task is gone, or neither. */
export const handler = endpoint(taskContract.routes.convertToNote, async ({ body, ctx }) => {
  if (!ctx.actor.permissions.has('note.create')) throw new AppError('denied');
  const task = await taskForUpdate(ctx, body);
  if (!task.target) throw new AppError('task.noRecord');
  const note = await noteStore.prepare(ctx, {
    ...task.target,
    recordTitle: await titleOfSubject(ctx, task.target),
    body: noteBody(task),
    visibility: 'internal',
    mentions: [],
    author: callerOf(ctx),
    pinned: false,
  });
  await taskStore.remove(ctx, task, { extra: noteStore.writes(ctx, undefined, note) });
  return note;
});

import { type Reminders, remindAll } from '#functions/domains/identity/user/public/remind.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { asSent, dueReminders } from '#shared/domains/attached/task/rules.ts';
import type { TaskFields } from '#shared/domains/attached/task/schemas.ts';
import { pageOfTask } from './prepare.ts';
import { TASK_DUE, taskStore } from './store.ts';

const reminders: Reminders<TaskFields> = {
  kind: TASK_DUE,
  store: taskStore,
  userOf: ({ assignee }) => assignee.userId,
  /** Notes on the task what is sent now, with the notification in the same write. */
  marked: ({ tenantId, user }, task, now) => {
    const at = now.toISOString();
    const fields = dueReminders(task, at);
    if (fields.length === 0) return undefined;
    const { userId } = task.assignee;
    const note = emit('notify', { userId, kind: 'taskReminder', subject: task.title, target: pageOfTask(task) });
    const ctx = { tenantId, now, actor: { userId, name: 'Backline' } };
    const options = { action: 'remind', outbox: [note] };
    const isTold = fields.includes('emailReminder') && user !== undefined && user.state !== 'deactivated';
    const after = taskStore.next(ctx, task, asSent(task, fields, at));
    return { isTold, writes: taskStore.writes(ctx, task, after, options) };
  },
  promise: (userId, taskNos) => emit('taskDigest', { userId, taskNos }),
};

/** Reminds of everything whose time has come: one mail per person, each task in the inbox. */
export async function sendReminders(now: Date): Promise<{ users: number; tasks: number }> {
  const { users, records } = await remindAll(reminders, now);
  return { users, tasks: records };
}

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { dueReminders, nextReminder, popsUp } from '#shared/domains/attached/task/rules.ts';
import { openTasksOf } from '../store.ts';

/** Three runs of the job: a reminder that waits longer is late. */
const LATE_MS = 15 * 60_000;

export const handler = endpoint(taskContract.routes.reminderHealth, async ({ ctx }) => {
  const tasks = await openTasksOf(ctx, ctx.actor.userId, [{ column: 'reminders', empty: false }]);
  const now = ctx.now.toISOString();
  const longAgo = new Date(ctx.now.getTime() - LATE_MS).toISOString();
  return {
    popups: tasks.filter((task) => popsUp(task, now)),
    late: tasks.filter((task) => dueReminders(task, longAgo).length > 0).length,
    next: tasks.flatMap((task) => nextReminder(task) ?? []).sort()[0],
  };
});

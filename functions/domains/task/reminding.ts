import { userStore } from '#functions/domains/user/store.ts';
import { dueBefore } from '#functions/platform/due.ts';
import { eachAlone } from '#functions/platform/each.ts';
import { type Marked, tellTogether } from '#functions/platform/record/digest.ts';
import { promiseOf } from '#functions/platform/record/outbox.ts';
import { asSent, dueReminders } from '#shared/domains/task/rules.ts';
import type { TaskFields } from '#shared/domains/task/schemas.ts';
import type { UserFields } from '#shared/domains/user/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { pageOfTask } from './prepare.ts';
import { TASK_DUE, taskStore } from './store.ts';

interface DueItem {
  readonly tenantId: string;
  readonly no: number;
}
type Task = Stored<TaskFields>;
type User = Stored<UserFields>;
/** What is due of one person's, who may have left. */
interface Waiting {
  readonly tenantId: string;
  readonly user: User | undefined;
  readonly tasks: Task[];
}

/** Notes on the task what is sent now, with the notification in the same write. */
function marked({ tenantId, user }: Waiting, task: Task, now: Date): Marked[] {
  const at = now.toISOString();
  const fields = dueReminders(task, at);
  if (fields.length === 0) return [];
  const { userId } = task.assignee;
  const payload = { userId, kind: 'taskReminder', subject: task.title, target: pageOfTask(task) };
  const ctx = { tenantId, now, actor: { userId, name: 'Backline' } };
  const options = { action: 'remind', outbox: [{ type: 'notify', payload }] };
  const isTold = fields.includes('emailReminder') && user !== undefined && user.state !== 'deactivated';
  const after = taskStore.next(ctx, task, asSent(task, fields, at));
  return [{ no: task.no, isTold, writes: taskStore.writes(ctx, task, after, options) }];
}

async function gather({ tenantId, no }: DueItem, byUser: Map<string, Waiting>): Promise<void> {
  const [task] = await taskStore.many({ tenantId }, [no], new Set([no]));
  if (!task || task.deletedAt) return;
  const key = `${tenantId} ${task.assignee.userId}`;
  const user = byUser.get(key)?.user ?? (await userStore.find({ tenantId }, task.assignee.userId));
  const waiting = byUser.get(key) ?? { tenantId, user, tasks: [] };
  waiting.tasks.push(task);
  byUser.set(key, waiting);
}

/** One mail for all of a person's tasks, which the outbox sends. Answers of how many it tells. */
async function remind(waiting: Waiting, now: Date): Promise<number> {
  const { tenantId, user, tasks } = waiting;
  const all = tasks.flatMap((task) => marked(waiting, task, now));
  return tellTogether(all, (taskNos) => {
    if (!user) throw new Error('nobody is told');
    const ctx = { tenantId, now, actor: { userId: user.id, name: 'Backline' } };
    return promiseOf(ctx, user, 'remind', { type: 'taskDigest', payload: { userId: user.id, taskNos } });
  });
}

/** Reminds of everything whose time has come: one mail per person, each task in the inbox. */
export async function sendReminders(now: Date): Promise<{ users: number; tasks: number }> {
  const byUser = new Map<string, Waiting>();
  for await (const items of dueBefore<DueItem>(TASK_DUE, now.toISOString()))
    for (const item of items) await gather(item, byUser);
  const counts: number[] = [];
  await eachAlone(byUser.values(), async (waiting) => void counts.push(await remind(waiting, now)));
  return { users: counts.filter((count) => count > 0).length, tasks: counts.reduce((sum, count) => sum + count, 0) };
}

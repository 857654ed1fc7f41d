import { userStore } from '#functions/domains/user/store.ts';
import { dueBefore } from '#functions/platform/due.ts';
import { eachAlone } from '#functions/platform/each.ts';
import { promiseTo } from '#functions/platform/record/outbox.ts';
import { unlessRefused } from '#functions/platform/unless-refused.ts';
import { asSent, dueReminders, type ReminderField } from '#shared/domains/task/rules.ts';
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
interface Digest {
  readonly tenantId: string;
  readonly user: User;
  readonly tasks: Task[];
}

/** Notes on the task what is sent now, with the notification in the same write; nothing when another run was first. */
async function claim(tenantId: string, task: Task, now: Date): Promise<readonly ReminderField[]> {
  const at = now.toISOString();
  const fields = dueReminders(task, at);
  if (fields.length === 0) return [];
  const { userId } = task.assignee;
  const payload = { userId, kind: 'taskReminder', subject: task.title, target: pageOfTask(task) };
  const ctx = { tenantId, now, actor: { userId, name: 'Backline' } };
  const options = { action: 'remind', outbox: [{ type: 'notify', payload }] };
  const noted = await unlessRefused('stale', taskStore.update(ctx, task, asSent(task, fields, at), options));
  return noted ? fields : [];
}

async function remind({ tenantId, no }: DueItem, now: Date, digests: Map<string, Digest>): Promise<boolean> {
  const [task] = await taskStore.many({ tenantId }, [no], new Set([no]));
  if (!task || task.deletedAt) return false;
  const sent = await claim(tenantId, task, now);
  if (!sent.includes('emailReminder')) return sent.length > 0;
  const user = await userStore.find({ tenantId }, task.assignee.userId);
  if (!user || user.state === 'deactivated') return true;
  const digest = digests.get(user.id) ?? { tenantId, user, tasks: [] };
  digest.tasks.push(task);
  digests.set(user.id, digest);
  return true;
}

/** One mail for all of a person's tasks, which the outbox sends. */
function promiseMail({ tenantId, user, tasks }: Digest, now: Date): Promise<void> {
  const ctx = { tenantId, now, actor: { userId: user.id, name: 'Backline' } };
  const payload = { userId: user.id, taskNos: tasks.map(({ no }) => no) };
  return promiseTo(ctx, user, 'remind', { type: 'taskDigest', payload });
}

/** Reminds of everything whose time has come: one mail per person, each task in the inbox. */
export async function sendReminders(now: Date): Promise<{ users: number; tasks: number }> {
  const digests = new Map<string, Digest>();
  let tasks = 0;
  for await (const items of dueBefore<DueItem>(TASK_DUE, now.toISOString())) {
    for (const item of items) if (await remind(item, now, digests)) tasks++;
  }
  await eachAlone(digests.values(), (digest) => promiseMail(digest, now));
  return { users: digests.size, tasks };
}

import { userStore } from '#functions/domains/user/store.ts';
import { dueBefore } from '#functions/platform/due.ts';
import { eachAlone } from '#functions/platform/each.ts';
import { env } from '#functions/platform/env.ts';
import { mailNotice, plainBrand } from '#functions/platform/mail/outgoing.ts';
import { dueReminder } from '#functions/platform/mail/templates/due-reminder.ts';
import { asSent, dueIn, dueReminders, type ReminderField } from '#shared/domains/task/rules.ts';
import type { TaskFields } from '#shared/domains/task/schemas.ts';
import type { UserFields } from '#shared/domains/user/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
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
  try {
    const outbox = [{ type: 'notify', payload }];
    await taskStore.update(ctx, task, asSent(task, fields, at), { action: 'remind', outbox });
    return fields;
  } catch (e) {
    if (e instanceof AppError && e.code === 'stale') return [];
    throw e;
  }
}

async function remind({ tenantId, no }: DueItem, now: Date, digests: Map<string, Digest>): Promise<boolean> {
  const [task] = await taskStore.many({ tenantId }, [no], new Set([no]));
  if (!task || task.deletedAt) return false;
  const sent = await claim(tenantId, task, now);
  if (!sent.includes('emailReminder')) return sent.length > 0;
  const user = await userStore.find({ tenantId }, task.assignee.userId);
  if (!user || user.state === 'deactivated') return true;
  const digest = digests.get(user.id) ?? { user, tasks: [] };
  digest.tasks.push(task);
  digests.set(user.id, digest);
  return true;
}

async function mailDigest({ user, tasks }: Digest): Promise<void> {
  const base = env.pageBase();
  const items = tasks.map((task) => {
    const { dueOn, dueTime } = dueIn(task, user.zone);
    const detail = [task.recordTitle, dueTime].filter(Boolean).join(' · ');
    return { title: task.title, detail, due: dueOn, url: `${base}${pageOfTask(task)}` };
  });
  const notice = dueReminder(user.locale, { items, homeUrl: `${base}/taskmanager` });
  await mailNotice(user.email, notice, plainBrand(user.tenant.name), user.locale, { kind: 'taskReminder' });
}

/** Sends every reminder whose time has come: one mail per person, each task in the inbox. */
export async function sendReminders(now: Date): Promise<{ users: number; tasks: number }> {
  const digests = new Map<string, Digest>();
  let tasks = 0;
  for await (const items of dueBefore<DueItem>(TASK_DUE, now.toISOString())) {
    for (const item of items) if (await remind(item, now, digests)) tasks++;
  }
  await eachAlone(digests.values(), mailDigest);
  return { users: digests.size, tasks };
}

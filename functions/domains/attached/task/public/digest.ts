import { stillSees } from '#functions/domains/identity/subject/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { dueReminder } from '#functions/platform/mail/templates/due-reminder.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { dueIn } from '#shared/domains/attached/task/rules.ts';
import type { TaskFields } from '#shared/domains/attached/task/schemas.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { pageOfTask } from '../prepare.ts';
import { taskStore } from '../store.ts';

function itemOf(task: Stored<TaskFields>, zone: string) {
  const { dueOn, dueTime } = dueIn(task, zone);
  const detail = [task.recordTitle, dueTime].filter(Boolean).join(' · ');
  return { title: task.title, detail, due: dueOn, url: `${env.pageBase()}${pageOfTask(task)}` };
}

/** Mails a person their due tasks, without those that are gone or on a record that they may no longer see. */
export async function mailTasks(message: EventMessage<'taskDigest'>, tries: number): Promise<void> {
  const { tenantId, id, payload } = message;
  const { userId, taskNos } = payload;
  const user = await userStore.find({ tenantId }, userId);
  if (!user || user.state === 'deactivated') return;
  const found = (await taskStore.many({ tenantId }, taskNos)).filter(({ deletedAt }) => !deletedAt);
  const seen = await Promise.all(found.map(({ target }) => stillSees({ tenantId }, user, target)));
  const tasks = found.filter((_, i) => seen[i]);
  if (tasks.length === 0) return;
  const items = tasks.map((task) => itemOf(task, user.zone));
  const notice = dueReminder(user.locale, { items, homeUrl: `${env.pageBase()}/taskmanager` });
  const tags = { kind: 'taskReminder', id };
  await mailOnce(message, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, tags),
    ),
  );
}

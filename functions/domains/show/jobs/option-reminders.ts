import { userStore } from '#functions/domains/user/store.ts';
import { dueBefore } from '#functions/platform/due.ts';
import { eachAlone } from '#functions/platform/each.ts';
import { job } from '#functions/platform/job.ts';
import { promiseTo } from '#functions/platform/record/outbox.ts';
import { unlessRefused } from '#functions/platform/unless-refused.ts';
import { reminderFor, showTitle } from '#shared/domains/show/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { UserFields } from '#shared/domains/user/schemas.ts';
import { dateOf, timeOf } from '#shared/kernel/date.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { toLocal } from '#shared/kernel/zone.ts';
import { OPTION_DUE, showStore } from '../store.ts';

/** Owners hear at the start of their own working day. */
const REMIND_FROM = '07:00';

interface DueItem {
  readonly tenantId: string;
  readonly no: number;
}
type Show = Stored<ShowFields>;
/** Whose day has begun, as far as they are still there, and what their clock says. */
interface Morning {
  readonly owner: Stored<UserFields> | undefined;
  readonly local: string;
}
interface Reminder {
  readonly tenantId: string;
  readonly owner: Stored<UserFields>;
  readonly shows: Show[];
}

/**
 * Notes the reminder on the show, with the notification in the same write; false when somebody else was first. Also where
 * there is nobody to hear it: what is never noted would be due for ever.
 */
async function claim(tenantId: string, show: Show, { owner, local }: Morning, now: Date): Promise<boolean> {
  const reminder = reminderFor(show, dateOf(local));
  if (!reminder) return false;
  const ctx = { tenantId, now, actor: { userId: show.owner.userId, name: 'Backline' } };
  const note = {
    userId: show.owner.userId,
    kind: 'optionExpires',
    subject: `${show.number} ${showTitle(show)}`,
    target: `/show/${show.id}`,
  };
  const outbox = owner && reminder.remind ? [{ type: 'notify', payload: note }] : [];
  const marked = showStore.update(ctx, show, { ...show, remindedFor: reminder.mark }, { action: 'remind', outbox });
  return (await unlessRefused('stale', marked)) && reminder.remind;
}

async function remind(item: DueItem, now: Date, byOwner: Map<string, Reminder>): Promise<void> {
  const { tenantId } = item;
  const [show] = await showStore.many({ tenantId }, [item.no], new Set([item.no]));
  if (!show || show.deletedAt) return;
  const owner = byOwner.get(show.owner.userId)?.owner ?? (await userStore.find({ tenantId }, show.owner.userId));
  const local = toLocal(now.toISOString(), owner?.zone ?? show.zone);
  if (timeOf(local) < REMIND_FROM || !(await claim(tenantId, show, { owner, local }, now)) || !owner) return;
  const reminder = byOwner.get(owner.id) ?? { tenantId, owner, shows: [] };
  reminder.shows.push(show);
  byOwner.set(owner.id, reminder);
}

/** One mail for all of an owner's shows, which the outbox sends. */
function promiseMail({ tenantId, owner, shows }: Reminder, now: Date): Promise<void> {
  const ctx = { tenantId, now, actor: { userId: owner.id, name: 'Backline' } };
  const payload = { userId: owner.id, showNos: shows.map(({ no }) => no) };
  return promiseTo(ctx, owner, 'remind', { type: 'optionDigest', payload });
}

/** Hourly: reminds each owner, in the morning of their own zone, of options that end in three days or today. */
export const handler = job('show.optionReminders', async (now) => {
  const byOwner = new Map<string, Reminder>();
  for await (const items of dueBefore<DueItem>(OPTION_DUE, now.toISOString())) {
    for (const item of items) await remind(item, now, byOwner);
  }
  await eachAlone(byOwner.values(), (reminder) => promiseMail(reminder, now));
  return { owners: byOwner.size, shows: [...byOwner.values()].reduce((sum, r) => sum + r.shows.length, 0) };
});

import { userStore } from '#functions/domains/user/store.ts';
import { dueBefore } from '#functions/platform/due.ts';
import { eachAlone } from '#functions/platform/each.ts';
import { job } from '#functions/platform/job.ts';
import { type Marked, tellTogether } from '#functions/platform/record/digest.ts';
import { promiseOf } from '#functions/platform/record/outbox.ts';
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
/** What is due of one owner's, who may have left. */
interface Waiting {
  readonly tenantId: string;
  readonly owner: Stored<UserFields> | undefined;
  readonly shows: Show[];
}

/** Notes the reminder on the show, with the notification in the same write; nothing before its owner's day has begun. */
function marked({ tenantId, owner }: Waiting, show: Show, now: Date): Marked[] {
  const local = toLocal(now.toISOString(), owner?.zone ?? show.zone);
  const reminder = timeOf(local) < REMIND_FROM ? undefined : reminderFor(show, dateOf(local));
  if (!reminder) return [];
  const { userId } = show.owner;
  const ctx = { tenantId, now, actor: { userId, name: 'Backline' } };
  const subject = `${show.number} ${showTitle(show)}`;
  const note = { userId, kind: 'optionExpires', subject, target: `/show/${show.id}` };
  // Also where nobody hears it: what is never noted would be due for ever.
  const isTold = owner !== undefined && reminder.remind;
  const outbox = isTold ? [{ type: 'notify', payload: note }] : [];
  const after = showStore.next(ctx, show, { ...show, remindedFor: reminder.mark });
  return [{ no: show.no, isTold, writes: showStore.writes(ctx, show, after, { action: 'remind', outbox }) }];
}

async function gather(item: DueItem, byOwner: Map<string, Waiting>): Promise<void> {
  const { tenantId } = item;
  const [show] = await showStore.many({ tenantId }, [item.no], new Set([item.no]));
  if (!show || show.deletedAt) return;
  const key = `${tenantId} ${show.owner.userId}`;
  const owner = byOwner.get(key)?.owner ?? (await userStore.find({ tenantId }, show.owner.userId));
  const waiting = byOwner.get(key) ?? { tenantId, owner, shows: [] };
  waiting.shows.push(show);
  byOwner.set(key, waiting);
}

/** One mail for all of an owner's shows, which the outbox sends. */
async function remind(waiting: Waiting, now: Date): Promise<number> {
  const { tenantId, owner, shows } = waiting;
  const all = shows.flatMap((show) => marked(waiting, show, now));
  return tellTogether(all, (showNos) => {
    if (!owner) throw new Error('nobody is told');
    const ctx = { tenantId, now, actor: { userId: owner.id, name: 'Backline' } };
    return promiseOf(ctx, owner, 'remind', { type: 'optionDigest', payload: { userId: owner.id, showNos } });
  });
}

/** Hourly: reminds each owner, in the morning of their own zone, of options that end in three days or today. */
export const handler = job('show.optionReminders', async (now) => {
  const byOwner = new Map<string, Waiting>();
  for await (const items of dueBefore<DueItem>(OPTION_DUE, now.toISOString()))
    for (const item of items) await gather(item, byOwner);
  const counts: number[] = [];
  await eachAlone(byOwner.values(), async (waiting) => void counts.push(await remind(waiting, now)));
  return { owners: counts.filter((count) => count > 0).length, shows: counts.reduce((sum, count) => sum + count, 0) };
});

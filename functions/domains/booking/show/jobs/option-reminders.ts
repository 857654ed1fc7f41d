import { type Reminders, remindAll } from '#functions/domains/identity/user/public/remind.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { reminderFor } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { dateOf, timeOf } from '#shared/kernel/time/date.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { showNote } from '../public/note.ts';
import { OPTION_DUE, showStore } from '../store.ts';

/** Owners hear at the start of their own working day. */
const REMIND_FROM = '07:00';

const reminders: Reminders<ShowFields> = {
  kind: OPTION_DUE,
  store: showStore,
  userOf: ({ owner }) => owner.userId,
  /** Notes the reminder on the show, with the notification in the same write; nothing before its owner's day has begun. */
  marked: ({ tenantId, user }, show, now) => {
    const local = toLocal(now.toISOString(), user?.zone ?? show.zone);
    const reminder = timeOf(local) < REMIND_FROM ? undefined : reminderFor(show, dateOf(local));
    if (!reminder) return undefined;
    const { userId } = show.owner;
    const ctx = { tenantId, now, actor: { userId, name: 'Backline' } };
    // Also where nobody hears it: what is never noted would be due for ever.
    const isTold = user !== undefined && reminder.remind;
    const outbox = isTold ? [showNote('optionExpires', userId, show)] : [];
    const after = showStore.next(ctx, show, { ...show, remindedFor: reminder.mark });
    return { isTold, writes: showStore.writes(ctx, show, after, { action: 'remind', outbox }) };
  },
  promise: (userId, showNos) => emit('optionDigest', { userId, showNos }),
};

/** Hourly: reminds each owner, in the morning of their own zone, of options that end in three days or today. */
export const handler = job('show.optionReminders', async (now) => {
  const { users, records } = await remindAll(reminders, now);
  return { owners: users, shows: records };
});

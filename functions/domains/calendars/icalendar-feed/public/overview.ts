import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { icalOverview } from '#functions/platform/mail/templates/ical-overview.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { EventMessage } from '#shared/events.ts';
import { feedsOf, shown } from '../store.ts';

/** Mails somebody which addresses read their calendar. Not the addresses themselves: they are kept nowhere. */
export async function mailOverview(message: EventMessage<'icalOverview'>, tries: number): Promise<void> {
  const { tenantId, id, actorId, at } = message;
  const [stored, user] = await Promise.all([feedsOf({ tenantId }, actorId), userStore.find({ tenantId }, actorId)]);
  if (!user || stored.length === 0) return;
  const { locale, name, tenant } = user;
  const feeds = await Promise.all(stored.map((feed) => shown({ tenantId, now: new Date(at) }, feed)));
  const page = `${env.pageBase()}/personalsettings/icalendar-feeds`;
  const notice = icalOverview(locale, { agency: tenant.name, name, feeds, page });
  const tags = { kind: 'icalOverview', tenantId, id };
  await mailOnce(message, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, tags),
    ),
  );
}

import { clientOf } from '#functions/domains/client/store.ts';
import { userStore } from '#functions/domains/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { env } from '#functions/platform/env.ts';
import { mailLimit } from '#functions/platform/mail/limit.ts';
import { mailNotice, plainBrand } from '#functions/platform/mail/outgoing.ts';
import { icalOverview } from '#functions/platform/mail/templates/ical-overview.ts';
import { icalendarFeedContract } from '#shared/domains/icalendar-feed/contract.ts';
import { feedsOf, shown } from '../store.ts';

/** Which addresses read the caller's calendar. Not the addresses themselves: they are kept nowhere. */
export const handler = endpoint(icalendarFeedContract.routes.emailOverview, async ({ ctx }) => {
  const [stored, user, client] = await Promise.all([
    feedsOf(ctx, ctx.actor.userId),
    userStore.get(ctx, ctx.actor.userId),
    clientOf(ctx.tenantId),
  ]);
  const { email, locale, name } = user;
  if (stored.length === 0) return { feeds: 0, mailedTo: email };
  await mailLimit(ctx, email);
  const feeds = await Promise.all(stored.map((feed) => shown(ctx, feed)));
  const page = `${env.pageBase()}/personalsettings/icalendar-feeds`;
  const notice = icalOverview(locale, { agency: client.name, name, feeds, page });
  await mailNotice(email, notice, plainBrand(client.name), locale, { kind: 'icalOverview', tenantId: ctx.tenantId });
  return { feeds: feeds.length, mailedTo: email };
});

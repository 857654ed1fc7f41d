import { userStore } from '#functions/domains/identity/user/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mailLimit } from '#functions/platform/mail/limit.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { promiseTo } from '#functions/platform/record/outbox.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { feedsOf } from '../store.ts';

/** Promises the caller a mail of which addresses read their calendar. */
export const handler = endpoint(icalendarFeedContract.routes.emailOverview, async ({ ctx }) => {
  const { userId } = ctx.actor;
  const [feeds, user] = await Promise.all([feedsOf(ctx, userId), userStore.get(ctx, userId)]);
  if (feeds.length === 0) return { feeds: 0, mailedTo: user.email };
  await mailLimit(ctx, user.email);
  await promiseTo(ctx, user, 'remind', emit('icalOverview', {}));
  return { feeds: feeds.length, mailedTo: user.email };
});

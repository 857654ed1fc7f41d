import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { feedsOf, shown } from '../store.ts';

export const handler = endpoint(icalendarFeedContract.routes.list, async ({ ctx }) => {
  const feeds = await feedsOf(ctx, ctx.actor.userId);
  return { rows: await Promise.all(feeds.map((feed) => shown(ctx, feed))) };
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { revokeSecret } from '../secret-store.ts';
import { seenFeed, shown } from '../store.ts';

export const handler = endpoint(icalendarFeedContract.routes.revokeAddress, async ({ params, body, ctx }) => {
  const feed = await seenFeed(ctx, params.id);
  await revokeSecret(ctx.tenantId, feed.no, body.secretId, ctx.now);
  return shown(ctx, feed);
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { feedFields } from '../prepare.ts';
import { feedStore, ownFeed, shown } from '../store.ts';

export const handler = endpoint(icalendarFeedContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  await ownFeed(ctx, params.id);
  const before = await feedStore.getForUpdate(ctx, params.id, rev);
  return shown(ctx, await feedStore.update(ctx, before, await feedFields(ctx, input, before)));
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/icalendar-feed/contract.ts';
import { feedFields } from '../prepare.ts';
import { checkRoom, feedStore, shown } from '../store.ts';

export const handler = endpoint(icalendarFeedContract.routes.create, async ({ body, ctx }) => {
  await checkRoom(ctx);
  return shown(ctx, await feedStore.create(ctx, await feedFields(ctx, body)));
});

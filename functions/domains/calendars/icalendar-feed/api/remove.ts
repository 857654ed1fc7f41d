import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { feedStore, seenFeed } from '../store.ts';

/** Every address of it ends at once. */
export const handler = endpoint(icalendarFeedContract.routes.remove, async ({ params, ctx }) => {
  await feedStore.remove(ctx, await seenFeed(ctx, params.id));
  return done;
});

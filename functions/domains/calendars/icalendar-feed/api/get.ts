import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { seenFeed, shown } from '../store.ts';

export const handler = endpoint(icalendarFeedContract.routes.get, async ({ params, ctx }) =>
  shown(ctx, await seenFeed(ctx, params.id)),
);

import { leadsTo, standing } from '#functions/domains/calendars/icalendar-feed/link-access.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { fileUrl } from '../secret-store.ts';

/** How to put the calendar into one's program; whoever has the address may know how to use it. */
export const handler = endpoint(icalendarFeedContract.routes.help, async ({ params, ctx }) => {
  const item = await leadsTo(ctx, params.secret);
  const [{ feed, summary }, client] = await Promise.all([standing(ctx, item), clientOf(item.tenantId)]);
  return {
    state: summary ? ('live' as const) : ('ended' as const),
    agency: client.name,
    title: feed?.title ?? '',
    owner: feed?.owner.name ?? '',
    url: fileUrl(params.secret),
  };
});

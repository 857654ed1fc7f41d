import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { feedFields } from '../prepare.ts';
import { feedStore, shown, withRoom } from '../store.ts';

export const handler = endpoint(icalendarFeedContract.routes.create, async ({ body, ctx }) => {
  const fields = await feedFields(ctx, body);
  return shown(ctx, await withRoom(ctx, (extra) => feedStore.create(ctx, fields, { extra })));
});

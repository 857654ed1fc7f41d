import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { seenList, visibleGuest } from '../public/access.ts';
import { contentOf } from '../public/items.ts';

export const handler = endpoint(guestListContract.routes.content, async ({ params, ctx }) => {
  const [, { places, guests }] = await Promise.all([seenList(ctx, params.id), contentOf(ctx, { no: noOf(params.id) })]);
  return { places, guests: guests.map((guest) => visibleGuest(ctx, guest)) };
});

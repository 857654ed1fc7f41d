import { externalEventStore } from '#functions/domains/booking/external-calendar/public/event-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import { checkByHand, checkSeen, keptOf, shownEvent } from '../shown.ts';

export const handler = endpoint(externalEventContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  checkByHand(await checkSeen(ctx, await externalEventStore.get(ctx, params.id)));
  const before = await externalEventStore.getForUpdate(ctx, params.id, rev);
  return shownEvent(ctx, await externalEventStore.update(ctx, before, await keptOf(ctx, input, before)));
});

import { externalEventStore } from '#functions/domains/booking/external-calendar/public/event-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import { checkSeen, shownEvent } from '../shown.ts';

export const handler = endpoint(externalEventContract.routes.restore, async ({ params, ctx }) => {
  const event = await checkSeen(ctx, await externalEventStore.getDeleted(ctx, params.id));
  return shownEvent(ctx, await externalEventStore.restore(ctx, event));
});

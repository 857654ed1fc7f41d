import { externalEventStore } from '#functions/domains/booking/external-calendar/public/event-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { checkByHand, checkSeen } from '../shown.ts';

export const handler = endpoint(externalEventContract.routes.remove, async ({ params, ctx }) => {
  const event = await checkSeen(ctx, await externalEventStore.get(ctx, params.id));
  await externalEventStore.remove(ctx, checkByHand(event));
  return done;
});

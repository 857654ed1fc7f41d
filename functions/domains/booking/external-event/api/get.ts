import { externalEventStore } from '#functions/domains/booking/external-calendar/public/event-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import { checkSeen, shownEvent } from '../shown.ts';

export const handler = endpoint(externalEventContract.routes.get, async ({ params, ctx }) =>
  shownEvent(ctx, await checkSeen(ctx, await externalEventStore.get(ctx, params.id))),
);

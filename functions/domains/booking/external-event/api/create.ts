import { externalEventStore } from '#functions/domains/booking/external-calendar/public/event-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import { keptOf, shownEvent } from '../shown.ts';

export const handler = endpoint(externalEventContract.routes.create, async ({ body, ctx }) =>
  shownEvent(ctx, await externalEventStore.create(ctx, await keptOf(ctx, body))),
);

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { openRecord } from '#functions/platform/recent.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { checkAccess, shownRide } from '../access.ts';
import { groundTransportStore } from '../store.ts';

export const handler = endpoint(groundTransportContract.routes.get, async ({ params, ctx }) =>
  shownRide(ctx, checkAccess(ctx, await openRecord(ctx, groundTransportStore, params.id))),
);

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { withoutSegment } from '#shared/domains/journeys/flight/rules.ts';
import { flightAccess } from '../access.ts';
import { flightStore } from '../store.ts';

export const handler = endpoint(flightContract.routes.removeSegment, async ({ params, ctx }) => {
  const flight = await flightAccess.inside(ctx, params.id);
  return flightAccess.shown(ctx, await flightStore.update(ctx, flight, withoutSegment(flight, params.segmentId)));
});

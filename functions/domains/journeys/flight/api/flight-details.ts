import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { onDay } from '#shared/domains/journeys/flight/rules.ts';
import { lastFlown } from '../known.ts';

export const handler = endpoint(flightContract.routes.flightDetails, async ({ query, ctx }) => {
  const { departure, ...flown } = query;
  const segment = await lastFlown(ctx, flown);
  return segment ? { found: onDay(segment, departure) } : {};
});

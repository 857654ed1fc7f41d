import { airportsAround } from '#functions/domains/reference/airport/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { AIRPORT_RADIUS_MAX, nearby } from '#shared/domains/relations/company/nearby.ts';
import { companyStore } from '../store.ts';

/** The reach may grow to the nearest airport, so all within the longest are looked at. */
export const handler = endpoint(companyContract.routes.nearbyAirports, async ({ params, query, ctx }) => {
  const { lat, lng } = (await companyStore.get(ctx, params.id)).address;
  if (lat === undefined || lng === undefined) return { rows: [] };
  const center = { lat, lng };
  const airports = await airportsAround(ctx, center, AIRPORT_RADIUS_MAX / 1000);
  return { rows: nearby(center, query.radius, airports) };
});

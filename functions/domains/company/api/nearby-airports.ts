import { airportStore } from '#functions/domains/airport/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { companyContract } from '#shared/domains/company/contract.ts';
import { nearby } from '#shared/domains/company/nearby.ts';
import { companyStore } from '../store.ts';

/** An agency's airports are some hundreds: few enough to measure them all. */
export const handler = endpoint(companyContract.routes.nearbyAirports, async ({ params, query, ctx }) => {
  const { lat, lng } = (await companyStore.get(ctx, params.id)).address;
  if (lat === undefined || lng === undefined) return { rows: [] };
  const filters = [{ column: 'active', anyOf: [1] }];
  const nos = (await airportStore.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  return { rows: nearby({ lat, lng }, query.radius, await airportStore.many(ctx, nos)) };
});

import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { aroundPlace, PLACE_COLUMNS, placeCells } from '#functions/platform/list-index/place.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import {
  PUBLISHED_COLUMNS,
  publishedCells,
  publishedMapping,
  publishedStore,
} from '#functions/platform/record/published-store.ts';
import type { AirportFields } from '#shared/domains/airport/schemas.ts';
import type { GeoPoint } from '#shared/kernel/geo.ts';
import { fold } from '#shared/kernel/text.ts';

const columns = { ...PUBLISHED_COLUMNS, city: 'text', ...PLACE_COLUMNS } as const;
const index = defineList({ name: 'airport', key: 'text', columns });
export const airportMapping = publishedMapping('city');

/** Airports by name, code and city. */
export const airportStore = publishedStore<AirportFields>({
  name: 'airport',
  list: listOf(index, (airport) => ({
    ...publishedCells(airport, [airport.city]),
    city: fold(airport.city),
    ...placeCells(airport.point),
  })),
  words: ({ city }) => [city],
  details: ({ city, countryId }) => [city, countryId],
});

/** Active airports around a place: some more than the circle holds. */
export async function airportsAround(ctx: Pick<TenantContext, 'tenantId'>, center: GeoPoint, radiusKm: number) {
  const filters = [{ column: 'active', anyOf: [1] }, ...aroundPlace(center, radiusKm)];
  return airportStore.many(ctx, (await airportStore.definition.list?.all(ctx.tenantId, { filters })) ?? []);
}

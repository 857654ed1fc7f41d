import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import {
  PUBLISHED_COLUMNS,
  publishedCells,
  publishedMapping,
  publishedStore,
} from '#functions/platform/record/published-store.ts';
import type { AirportFields } from '#shared/domains/airport/schemas.ts';
import { boundingBox, type GeoPoint } from '#shared/kernel/geo.ts';
import { fold } from '#shared/kernel/text.ts';

const index = defineList({
  name: 'airport',
  key: 'text',
  columns: { ...PUBLISHED_COLUMNS, city: 'text', lat: 'u16', lng: 'u16' },
});
export const airportMapping = publishedMapping('city');

/** Hundredths of a degree from the south pole or the date line: about a kilometre. */
const centi = (angle: number, half: number) => Math.round((angle + half) * 100);

/** Airports by name, code and city. */
export const airportStore = publishedStore<AirportFields>({
  name: 'airport',
  list: listOf(index, (airport) => ({
    ...publishedCells(airport, [airport.city]),
    city: fold(airport.city),
    lat: centi(airport.point.lat, 90),
    lng: centi(airport.point.lng, 180),
  })),
  words: ({ city }) => [city],
  details: ({ city, countryId }) => [city, countryId],
});

const within = (column: 'lat' | 'lng', min: number, max: number, half: number) => ({
  column,
  min: centi(min, half) - 1,
  max: centi(max, half) + 1,
});

/** Active airports in a box around the place: some more than the circle holds. Over the date line, those of its latitudes. */
export async function airportsAround(ctx: Pick<TenantContext, 'tenantId'>, center: GeoPoint, radiusKm: number) {
  const { south, west, north, east } = boundingBox(center, radiusKm);
  const filters = [
    { column: 'active', anyOf: [1] },
    within('lat', south, north, 90),
    ...(west <= east ? [within('lng', west, east, 180)] : []),
  ];
  return airportStore.many(ctx, (await airportStore.definition.list?.all(ctx.tenantId, { filters })) ?? []);
}

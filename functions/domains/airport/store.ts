import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byCountry, byFlag, countryNo, type ListMapping } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import type { AirportFields } from '#shared/domains/airport/schemas.ts';
import { boundingBox, type GeoPoint } from '#shared/kernel/geo.ts';
import { fold } from '#shared/kernel/text.ts';

const index = defineList({
  name: 'airport',
  key: 'text',
  columns: { country: 'u16', active: 'u8', iata: 'text', city: 'text', words: 'text', lat: 'u16', lng: 'u16' },
});

export const airportMapping: ListMapping = {
  keyword: 'words',
  fields: { country: byCountry('country'), active: byFlag('active') },
  sorts: { name: 'key', iata: 'iata', city: 'city' },
};

/** Hundredths of a degree from the south pole or the date line: about a kilometre. */
const centi = (angle: number, half: number) => Math.round((angle + half) * 100);

/** Airports: list and picker by name, code and city; a code is given once. */
export const airportStore = new RecordStore<AirportFields>({
  name: 'airport',
  title: ({ iata, name }) => `${iata} ${name}`,
  unique: [{ kind: 'iata', field: 'iata', of: ({ iata }) => iata }],
  list: listOf(index, (airport) => ({
    no: airport.no,
    key: fold(airport.name),
    country: countryNo(airport.countryId),
    active: airport.isActive ? 1 : 0,
    iata: fold(airport.iata),
    city: fold(airport.city),
    words: fold(`${airport.iata} ${airport.name} ${airport.city}`),
    lat: centi(airport.point.lat, 90),
    lng: centi(airport.point.lng, 180),
  })),
  picker: pickerOf(definePicker({ entity: 'airport' }), (airport) => ({
    key: airport.id,
    value: airport.name,
    sublabel: [airport.iata, airport.city, airport.countryId].filter(Boolean).join(', '),
    words: [airport.iata, airport.city],
    facets: { active: airport.isActive ? 1 : 0 },
  })),
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

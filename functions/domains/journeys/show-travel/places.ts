import { seenShow } from '#functions/domains/booking/show/public/own.ts';
import { seesTravel } from '#functions/domains/journeys/travel/public/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { ShowPlace } from '#shared/domains/journeys/show-travel/contract.ts';
import { ownPlaceId } from '#shared/domains/journeys/travel/place-rules.ts';
import type { Place, TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { travelStores } from './public/stores.ts';

const { flight, train, groundTransport, lodging } = travelStores;
type Type = ShowPlace['locationType'];

const placed = ({ placeId, placeName, placeAddress, placeGeo }: Place, locationType: Type): ShowPlace => ({
  placeId,
  name: placeName || placeAddress,
  address: placeAddress,
  ...(placeGeo ? { point: placeGeo } : {}),
  locationType,
});

function venueOf({ venue }: ShowFields): ShowPlace[] {
  if (!venue) return [];
  const { venueId, name, cityCountry, lat, lng } = venue;
  const point = lat === undefined || lng === undefined ? {} : { point: { lat, lng } };
  return [{ placeId: ownPlaceId('company', venueId), name, address: cityCountry, ...point, locationType: 'venue' }];
}

/** The journeys of a kind that belong to a show, as far as the caller may see them. */
async function journeysOf<T extends TravelFields>(
  ctx: UserContext,
  store: RecordStore<T>,
  kind: TravelKind,
  showNo: number,
) {
  if (!ctx.actor.permissions.has(`${kind}.read`)) return [];
  const filters = [{ column: 'shows', anyOf: [showNo] }];
  const nos = (await store.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  const found: Stored<T>[] = await store.many(ctx, nos, new Set(nos));
  return found.filter((journey) => !journey.deletedAt && journey.phase !== 'cancelled' && seesTravel(ctx, journey));
}

/** The venue first, then hotels, airports, stations and the ends of rides, each once. */
export async function placesOf(ctx: UserContext, showId: Id): Promise<ShowPlace[]> {
  const show = await seenShow(ctx, showId);
  const [lodgings, flights, trains, groundTransports] = await Promise.all([
    journeysOf(ctx, lodging, 'lodging', show.no),
    journeysOf(ctx, flight, 'flight', show.no),
    journeysOf(ctx, train, 'train', show.no),
    journeysOf(ctx, groundTransport, 'groundTransport', show.no),
  ]);
  const airports = flights.flatMap(({ segments }) =>
    segments.flatMap(({ departure, arrival }) => [departure, arrival]),
  );
  const stations = trains.flatMap(({ segments }) => segments.flatMap(({ departure, arrival }) => [departure, arrival]));
  const all: ShowPlace[] = [
    ...venueOf(show),
    ...lodgings.map((stay) => placed(stay, 'hotel')),
    ...airports.map(
      ({ airport: { airportId, name, iata, city, point } }): ShowPlace => ({
        placeId: ownPlaceId('airport', airportId),
        name: `${name} (${iata})`,
        address: city,
        point,
        locationType: 'airport',
      }),
    ),
    ...stations.map((station) => placed(station, 'station')),
    ...groundTransports.flatMap(({ start, end }) =>
      [start, end].flatMap((end) => (end.locationType === 'unknown' ? [] : [placed(end, end.locationType)])),
    ),
  ];
  const once = new Map(
    all
      .filter(({ name }) => name)
      .toReversed()
      .map((place) => [fold(place.name), place]),
  );
  return [...once.values()].toReversed();
}

import type { ZonedSpan } from '#shared/domains/journeys/travel/clocks.ts';
import { ownPlaceId } from '#shared/domains/journeys/travel/place-rules.ts';
import type { ShowPlace } from '#shared/domains/journeys/travel/places.ts';
import type { Place } from '#shared/domains/journeys/travel/schemas.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** One event of a journey or stay in a calendar feed. Its location is where the journey leaves from. */
export interface TravelPart {
  readonly id: Id;
  readonly title: string;
  readonly span: ZonedSpan & { readonly isAllDay: boolean };
  readonly location: string;
  readonly geo?: GeoPoint | undefined;
  readonly lines: readonly string[];
}

export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');
/** Makes the location of an event from a place. */
export const located = ({ placeName, placeAddress, placeGeo }: Place) => ({
  location: joined(placeName, placeAddress),
  geo: placeGeo,
});

type Type = ShowPlace['locationType'];
/** Makes a place of a show from a place of a journey. */
export const placed = ({ placeId, placeName, placeAddress, placeGeo }: Place, locationType: Type): ShowPlace => ({
  placeId,
  name: placeName || placeAddress,
  address: placeAddress,
  ...(placeGeo ? { point: placeGeo } : {}),
  locationType,
});

interface Airport {
  readonly airportId: Id;
  readonly name: string;
  readonly iata: string;
  readonly city: string;
  readonly point: GeoPoint;
}
/** Makes a place of a show from an airport. */
export const placedAirport = ({ airportId, name, iata, city, point }: Airport): ShowPlace => ({
  placeId: ownPlaceId('airport', airportId),
  name: `${name} (${iata})`,
  address: city,
  point,
  locationType: 'airport',
});

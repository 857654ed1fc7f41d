import { useRef } from 'react';
import type { Place } from '#shared/domains/journeys/travel/schemas.ts';
import type { placesRoute } from '#shared/domains/journeys/travel/travel-contract.ts';
import { type Callable, call } from '#web/platform/api.ts';

type PlacesRoute = ReturnType<typeof placesRoute> & Callable;
export type KnownPlace = Awaited<ReturnType<typeof call<PlacesRoute>>>['rows'][number];

/** A place that was found, as the fields of a journey or stay keep it. */
export const placeFields = ({ placeId, name, address, point }: Omit<KnownPlace, 'locationType'>): Place => ({
  placeId,
  placeName: name,
  placeAddress: address,
  placeGeo: point,
});

/** The agency's own places, as a kind's server finds them, for a `PlaceSearch`. */
export function useKnownPlaces(places: PlacesRoute, onFound: (place: KnownPlace) => void) {
  const found = useRef<readonly KnownPlace[]>([]);
  const search = async (keyword: string, signal: AbortSignal) => {
    found.current = (await call(places, { query: { keyword } }, { signal })).rows;
    return found.current;
  };
  const onPick = (placeId: string) => {
    const hit = found.current.find((one) => one.placeId === placeId);
    if (hit) onFound(hit);
  };
  return { search, onPick };
}

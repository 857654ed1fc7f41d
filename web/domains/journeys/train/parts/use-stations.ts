import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import type { Place } from '#shared/domains/journeys/travel/schemas.ts';
import type { Place as GooglePlace } from '#shared/domains/relations/google/contract.ts';
import { call } from '#web/platform/api.ts';

/** One that was written by hand has no id; the list needs one to tell them apart. */
const keyOf = ({ placeId }: Place, i: number): string => placeId || `station-${i}`;

/** A station that was found fills in the end at this path. */
export function useStations(end: string) {
  const { getValues, setValue } = useFormContext();
  const found = useRef<readonly Place[]>([]);
  const put = (place: Place) =>
    setValue(end, { ...getValues(end), placeGeo: undefined, ...place }, { shouldDirty: true, shouldValidate: true });
  const search = async (keyword: string, signal: AbortSignal) => {
    const { rows } = await call(trainContract.routes.station, { query: { keyword } }, { signal });
    found.current = rows;
    return rows.map((place, i) => ({
      placeId: keyOf(place, i),
      name: place.placeName,
      address: place.placeAddress,
    }));
  };
  const onPick = (key: string) => {
    const station = found.current.find((place, i) => keyOf(place, i) === key);
    if (station) put(station);
  };
  const onPlace = ({ placeId, name, address, point }: GooglePlace) =>
    put({ placeId, placeName: name, placeAddress: address, placeGeo: point });
  /** Without its name it is no place on a map any more. */
  const onLeft = (name: string) => {
    if (!name.trim())
      setValue(end, { ...getValues(end), placeId: '', placeAddress: '', placeGeo: undefined }, { shouldDirty: true });
  };
  return { known: { search, onPick }, onPlace, onLeft };
}

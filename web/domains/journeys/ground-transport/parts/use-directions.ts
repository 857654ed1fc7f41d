import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import type { Directions } from '#shared/domains/journeys/ground-transport/directions.ts';
import { DURATION_MAX } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { End } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import type { GroundTransportValues } from './ground-transport-values.ts';

const { googleDirections } = groundTransportContract.routes;
const keyOf = (start: End, end: End) => (start.placeId && end.placeId ? `${start.placeId} ${end.placeId}` : '');
const geoOf = ({ placeGeo }: End) => placeGeo && `${placeGeo.lat},${placeGeo.lng}`;

/** Returns the road's time, else that of the great circle, if it is a valid duration. */
export function minutesIn({ duration, estimate }: Directions): number | undefined {
  const minutes = duration ?? estimate?.duration;
  return minutes !== undefined && minutes >= 1 && minutes <= DURATION_MAX ? minutes : undefined;
}

function queryFor(start: End, end: End) {
  const [startGeo, endGeo] = [geoOf(start), geoOf(end)];
  const query = {
    startPlaceId: start.placeId,
    endPlaceId: end.placeId,
    ...(startGeo ? { startGeo } : {}),
    ...(endGeo ? { endGeo } : {}),
  };
  return queryOf(googleDirections, { query });
}

/** Loads the directions between both places when the user changes them, and keeps them in the form. */
export function useDirections(): { readonly found: Directions | undefined; readonly busy: boolean } {
  const { getValues, setValue } = useFormContext<GroundTransportValues>();
  const [start, end] = useWatch<GroundTransportValues, ['start', 'end']>({ name: ['start', 'end'] });
  const key = keyOf(start, end);
  const last = useRef(key);
  const { data, isFetching } = useQuery({ ...queryFor(start, end), enabled: key !== '', retry: false });
  useEffect(() => {
    // An unchanged ride keeps its saved directions.
    if (key === last.current || (key && !data)) return;
    last.current = key;
    const minutes = data && minutesIn(data);
    const dirty = { shouldDirty: true };
    setValue('distance', data?.distance ?? data?.estimate?.distance, dirty);
    setValue('durationEstimate', minutes, dirty);
    setValue('routePolyline', data?.polyline ?? '', dirty);
    setValue('googleDirectionsStatus', data?.status ?? '', dirty);
    if (minutes && !getValues('duration')) setValue('duration', minutes, { ...dirty, shouldValidate: true });
  }, [key, data, getValues, setValue]);
  return { found: key ? data : undefined, busy: isFetching };
}

import * as z from 'zod';
import { Conflict } from '#shared/domains/booking/show/schemas.ts';
import { Distance } from '#shared/domains/journeys/travel/distance.ts';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { Phase } from '#shared/kernel/record/appointment.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { mask } from '#shared/kernel/values/words.ts';

/** Shows one map holds, the earliest first. */
export const MAX_MAP_SHOWS = 1_000;

/** A show of an artist, where it is. */
export const MapStop = z.object({
  showId: Id,
  artistId: Id,
  title: z.string(),
  venueId: Id,
  venueName: z.string(),
  cityCountry: z.string(),
  statusId: Id,
  phase: Phase,
  rank: z.int(),
  start: z.string(),
  end: z.string(),
  isAllDay: z.boolean(),
  isNight: z.boolean(),
  point: GeoPoint,
});
export type MapStop = z.infer<typeof MapStop>;

export const MapLeg = Distance.extend({ artistId: Id, fromShowId: Id, toShowId: Id });
export type MapLeg = z.infer<typeof MapLeg>;

/** Why two shows of an artist are in each other's way, as the first of them sees it. */
export const MapConflict = Conflict.pick(mask('kind kinds distanceKm travel clause')).extend({
  artistId: Id,
  showId: Id,
  otherId: Id,
});
export type MapConflict = z.infer<typeof MapConflict>;

export const MapAirport = z.object({ id: Id, iata: z.string(), name: z.string(), city: z.string(), point: GeoPoint });
export type MapAirport = z.infer<typeof MapAirport>;
export const NearAirport = MapAirport.extend({ distance: z.int(), way: Distance });
export type NearAirport = z.infer<typeof NearAirport>;
export const MapVenue = z.object({ id: Id, name: z.string(), cityCountry: z.string(), point: GeoPoint.optional() });
export type MapVenue = z.infer<typeof MapVenue>;

import * as z from 'zod';
import { env } from '#functions/platform/runtime/env.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { askGoogle } from './ask.ts';

/** Spec section 9: distances are asked for in batches. */
export const DISTANCE_BATCH = 24;

export type Waypoint = GeoPoint | { readonly placeId: string };
export interface Drive {
  /** Metres. */
  readonly distance: number;
  readonly minutes: number;
}
export interface DrivenRoute extends Drive {
  /** Google's encoded polyline. */
  readonly polyline: string;
}

/** Protobuf's way to write a duration: `165s`. */
const Seconds = z
  .string()
  .regex(/^\d+(\.\d+)?s$/)
  .transform((text) => Number.parseFloat(text));
const Distance = z.number().int().default(0);
const Routes = z.object({
  routes: z
    .array(
      z.object({
        distanceMeters: Distance,
        duration: Seconds,
        polyline: z.object({ encodedPolyline: z.string() }),
      }),
    )
    .default([]),
});
const Matrix = z.array(
  z.object({
    destinationIndex: z.int().default(0),
    condition: z.string().optional(),
    distanceMeters: Distance,
    duration: Seconds.optional(),
  }),
);

const waypoint = (place: Waypoint) =>
  'placeId' in place
    ? { placeId: place.placeId }
    : { location: { latLng: { latitude: place.lat, longitude: place.lng } } };
const minutesOf = (seconds: number) => Math.round(seconds / 60);

/** Routes API, computeRoutes by car; undefined where no road leads. */
export async function driveRoute(from: Waypoint, to: Waypoint): Promise<DrivenRoute | undefined> {
  const { routes } = await askGoogle({
    base: env.googleRoutesUrl(),
    path: '/directions/v2:computeRoutes',
    schema: Routes,
    fields: 'routes.distanceMeters,routes.duration,routes.polyline.encodedPolyline',
    body: { origin: waypoint(from), destination: waypoint(to), travelMode: 'DRIVE' },
  });
  const [best] = routes;
  return (
    best && {
      distance: best.distanceMeters,
      minutes: minutesOf(best.duration),
      polyline: best.polyline.encodedPolyline,
    }
  );
}

async function tableBatch(from: Waypoint, to: readonly Waypoint[]): Promise<(Drive | undefined)[]> {
  const cells = await askGoogle({
    base: env.googleRoutesUrl(),
    path: '/distanceMatrix/v2:computeRouteMatrix',
    schema: Matrix,
    fields: 'originIndex,destinationIndex,condition,distanceMeters,duration',
    body: {
      origins: [{ waypoint: waypoint(from) }],
      destinations: to.map((place) => ({ waypoint: waypoint(place) })),
      travelMode: 'DRIVE',
    },
  });
  return to.map((_, i) => {
    const cell = cells.find(({ destinationIndex }) => destinationIndex === i);
    if (cell?.condition !== 'ROUTE_EXISTS' || cell.duration === undefined) return undefined;
    return { distance: cell.distanceMeters, minutes: minutesOf(cell.duration) };
  });
}

/** Routes API, computeRouteMatrix: from one place to many, in their order. */
export async function driveTable(from: Waypoint, to: readonly Waypoint[]): Promise<(Drive | undefined)[]> {
  return (await Promise.all(chunks(to, DISTANCE_BATCH).map((batch) => tableBatch(from, batch)))).flat();
}

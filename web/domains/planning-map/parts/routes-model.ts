import type { MapLeg, MapStop } from '#shared/domains/planning/map.ts';
import { decodePolyline } from '#shared/kernel/polyline.ts';
import { greatCircle } from '#web/ui/map/great-circle.ts';
import { letterOf, type MapLine, type MapPin, routeColor } from '#web/ui/map/model.ts';

export interface RouteStop extends MapStop {
  /** A show with two artists stands in two routes. */
  readonly key: string;
  readonly letter: string;
  /** From here to the next stop. */
  readonly leg: MapLeg | undefined;
}
export interface ArtistRoute {
  readonly artistId: string;
  readonly name: string;
  readonly color: string;
  readonly stops: readonly RouteStop[];
  /** Metres. */
  readonly distance: number;
}
interface MapData {
  readonly artists: readonly { readonly id: string; readonly name: string }[];
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
}

const keyOf = ({ showId, artistId }: Pick<MapStop, 'showId' | 'artistId'>) => `${showId}@${artistId}`;

/** Each artist's way with its letters; artists without a show in the period are left out. */
export function routesOf({ artists, stops, legs }: MapData): ArtistRoute[] {
  const own = new Map<string, MapStop[]>();
  for (const stop of stops) own.set(stop.artistId, [...(own.get(stop.artistId) ?? []), stop]);
  const legFrom = new Map(legs.map((leg) => [keyOf({ ...leg, showId: leg.fromShowId }), leg]));
  const shown = artists.filter(({ id }) => own.has(id));
  return shown.map(({ id, name }, i) => {
    const route = (own.get(id) ?? []).map((stop, at) => {
      const key = keyOf(stop);
      return { ...stop, key, letter: letterOf(at), leg: legFrom.get(key) };
    });
    const distance = route.reduce((sum, { leg }) => sum + (leg?.distance ?? 0), 0);
    return { artistId: id, name, color: routeColor(i), stops: route, distance };
  });
}

export const pinsOf = (routes: readonly ArtistRoute[]): MapPin[] =>
  routes.flatMap(({ name, color, stops }) =>
    stops.map(({ key, point, letter, venueName, start }) => ({
      ...{ id: key, point, letter, color },
      label: `${letter} ${name}, ${venueName}, ${start.slice(0, 10)}`,
    })),
  );

export const linesOf = (routes: readonly ArtistRoute[]): MapLine[] =>
  routes.flatMap(({ color, stops }) =>
    stops.flatMap(({ key, point, leg }, i) => {
      const next = stops[i + 1];
      if (!leg || !next) return [];
      const points = leg.polyline ? decodePolyline(leg.polyline) : greatCircle(point, next.point);
      return [{ id: key, points, color, dashed: !leg.measured }];
    }),
  );

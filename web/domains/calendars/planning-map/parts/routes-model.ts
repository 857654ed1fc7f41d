import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { MapConflict, MapLeg, MapStop } from '#shared/domains/calendars/planning/map.ts';
import { decodePolyline } from '#shared/kernel/geo/polyline.ts';
import { greatCircle } from '#web/ui/map/great-circle.ts';
import { letterOf, type MapLine, type MapPin, routeColor } from '#web/ui/map/model.ts';

export interface RouteStop extends MapStop {
  /** The key of a stop in one route: a show with two artists is in two routes. */
  readonly key: string;
  readonly letter: string;
  /** The way from this stop to the next. */
  readonly leg: MapLeg | undefined;
  readonly conflicts: readonly RouteConflict[];
}
/** A conflict of a stop with another one. */
export interface RouteConflict extends MapConflict {
  readonly other: Pick<RouteStop, 'letter' | 'venueName' | 'start' | 'end' | 'isNight'>;
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
  readonly conflicts: readonly MapConflict[];
}

const keyOf = ({ showId, artistId }: Pick<MapStop, 'showId' | 'artistId'>) => `${showId}@${artistId}`;

/** Each artist's way with its letters; artists without a show in the period are left out. */
export function routesOf({ artists, stops, legs, conflicts }: MapData): ArtistRoute[] {
  const own = new Map<string, MapStop[]>();
  for (const stop of stops) own.set(stop.artistId, [...(own.get(stop.artistId) ?? []), stop]);
  const met = (stop: MapStop) =>
    conflicts.filter(({ artistId, showId }) => artistId === stop.artistId && showId === stop.showId);
  const legFrom = new Map(legs.map((leg) => [keyOf({ ...leg, showId: leg.fromShowId }), leg]));
  const shown = artists.filter(({ id }) => own.has(id));
  return shown.map(({ id, name }, i) => {
    const lettered = (own.get(id) ?? []).map((stop, at) => ({ ...stop, letter: letterOf(at) }));
    const others = new Map(lettered.map((stop) => [stop.showId, stop]));
    const route = lettered.map((stop) => {
      const key = keyOf(stop);
      const named = met(stop).flatMap((conflict) => {
        const other = others.get(conflict.otherId);
        return other ? [{ ...conflict, other }] : [];
      });
      return { ...stop, key, leg: legFrom.get(key), conflicts: named };
    });
    const distance = route.reduce((sum, { leg }) => sum + (leg?.distance ?? 0), 0);
    return { artistId: id, name, color: routeColor(i), stops: route, distance };
  });
}

/** Red for what cannot be, amber for what may hurt. */
const alertOf = (conflicts: readonly RouteConflict[]): 'red' | 'amber' | undefined =>
  conflicts.some(({ kind }) => kind === 'overlap') ? 'red' : conflicts.length > 0 ? 'amber' : undefined;

interface Words {
  readonly conflict: (conflict: RouteConflict) => string;
  readonly day: (date: string) => string;
}
export const pinsOf = (routes: readonly ArtistRoute[], say: Words): MapPin[] =>
  routes.flatMap(({ name, color, stops }) =>
    stops.map(({ key, point, letter, venueName, conflicts, ...stop }) => ({
      id: key,
      point,
      letter,
      color,
      alert: alertOf(conflicts),
      label: [`${letter} ${name}, ${venueName}, ${say.day(showDay(stop))}`, ...conflicts.map(say.conflict)].join('\n'),
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

import * as L from 'leaflet';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { decodePolyline } from '#shared/kernel/geo/polyline.ts';

/** The output of scripts/world.ts: arcs, and the arcs of each coast or border; ~n is arc n backwards. */
interface World {
  readonly arcs: readonly string[];
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly number[];
}
const SCALE = 100;

/** Lets a line run on past 180 at the date line, instead of leaping to the other side of the map. */
function unwrapped(points: readonly GeoPoint[]): GeoPoint[] {
  let turns = 0;
  return points.map(({ lat, lng }, i) => {
    const step = lng - (points[i - 1]?.lng ?? lng);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return { lat, lng: lng + turns * 360 };
  });
}

function ringsOf({ arcs, land, borders }: World) {
  const points = arcs.map((arc) => decodePolyline(arc, SCALE));
  const arcOf = (arc: number): GeoPoint[] => (arc < 0 ? (points[~arc] ?? []).toReversed() : (points[arc] ?? []));
  return {
    coasts: land.map((ring) => unwrapped(ring.flatMap(arcOf))),
    borders: borders.map((arc) => unwrapped(arcOf(arc))),
  };
}

/** Coasts and borders under everything else, so that a map without tiles is still one. */
export function drawGround(map: L.Map): () => void {
  const pane = map.getPane('ground') ?? map.createPane('ground');
  pane.style.zIndex = '100';
  let layer: L.LayerGroup | undefined;
  let isGone = false;
  void import('./world.json').then(({ default: world }) => {
    if (isGone) return;
    const { coasts, borders } = ringsOf(world);
    const look = { pane: 'ground', renderer: L.svg({ pane: 'ground', padding: 0.5 }), interactive: false };
    layer = L.layerGroup([
      L.polygon(coasts, { ...look, className: 'map-land' }),
      L.polyline(borders, { ...look, className: 'map-border' }),
    ]).addTo(map);
  });
  return () => {
    isGone = true;
    layer?.remove();
  };
}

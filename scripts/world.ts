/**
 * Writes web/ui/map/world.json, the ground of maps without tiles, from Natural Earth's countries at 1:50 million as the
 * package world-atlas 2.0.2 (ISC; the data are in the public domain) has them:
 * `npx tsx scripts/world.ts <path of countries-50m.json>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Point = readonly [x: number, y: number];
type Ring = readonly number[];
interface Geometry {
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly arcs: readonly Ring[] | readonly (readonly Ring[])[];
}
interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: Readonly<Record<'countries' | 'land', { readonly geometries: readonly Geometry[] }>>;
}

/** Hundredths of a degree: about a kilometre. */
const SCALE = 100;
/** In these hundredths: how far a coast may be off, and how small an island is left out. */
const TOLERANCE = 3;
const SMALLEST = 15;

const { transform, arcs, objects } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Topology;

/** From differences between steps to hundredths of a degree. */
function placed(arc: readonly Point[]): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    const [lng, lat] = [
      x * transform.scale[0] + transform.translate[0],
      y * transform.scale[1] + transform.translate[1],
    ];
    return [Math.round(lng * SCALE), Math.round(lat * SCALE)];
  });
}

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas-Peucker: ends stay, so that neighbours still meet. */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const off = points.map((point) => offLine(point, first, last));
  const far = off.indexOf(Math.max(...off));
  if ((off[far] ?? 0) <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, far + 1)).slice(0, -1), ...simplified(points.slice(far))];
}

function encoded(value: number): string {
  let [rest, text] = [value < 0 ? ~(value << 1) : value << 1, ''];
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
}
const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => encoded(y - (points[i - 1]?.[1] ?? 0)) + encoded(x - (points[i - 1]?.[0] ?? 0))).join('');

const ringsOf = (name: keyof Topology['objects']): Ring[] =>
  objects[name].geometries.flatMap(({ type, arcs: own }) =>
    type === 'Polygon' ? (own as readonly Ring[]) : (own as readonly (readonly Ring[])[]).flat(),
  );
const lines = arcs.map(placed);
const indexOf = (arc: number) => (arc < 0 ? ~arc : arc);
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const isSeen = (ring: Ring): boolean => {
  const points = ring.flatMap((arc) => lines[indexOf(arc)] ?? []);
  return spread(points.map(([x]) => x)) >= SMALLEST || spread(points.map(([, y]) => y)) >= SMALLEST;
};

const land = ringsOf('land').filter(isSeen);
const coast = new Set(land.flat().map(indexOf));
const coasts = new Set(ringsOf('land').flat().map(indexOf));
const borders = [...new Set(ringsOf('countries').flat().map(indexOf))].filter((arc) => !coasts.has(arc));
const used = [...new Set([...coast, ...borders])].sort((a, b) => a - b);
const place = new Map(used.map((arc, i) => [arc, i]));
const moved = (arc: number) => (arc < 0 ? ~(place.get(~arc) ?? 0) : (place.get(arc) ?? 0));
const world = {
  arcs: used.map((arc) => polyline(simplified(lines[arc] ?? []))),
  land: land.map((ring) => ring.map(moved)),
  borders: borders.map(moved),
};
writeFileSync('web/ui/map/world.json', `${JSON.stringify(world)}\n`);

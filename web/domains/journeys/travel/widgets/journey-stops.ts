import type { GeoPoint } from '#shared/kernel/geo/geo.ts';

interface Place {
  readonly name: string;
  readonly point?: GeoPoint | undefined;
}
export interface Hop {
  readonly from: Place;
  readonly to: Place;
}
interface Stop {
  readonly id: string;
  readonly letter: string;
  readonly label: string;
  readonly point: GeoPoint;
}
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The places of a journey that are known, each once, lettered in the order one comes to them. */
export function stopsOf(hops: readonly Hop[]): Stop[] {
  const stops = new Map<string, Stop>();
  for (const { name, point } of hops.flatMap(({ from, to }) => [from, to])) {
    const id = point && `${point.lat},${point.lng}`;
    if (id && !stops.has(id)) stops.set(id, { id, letter: LETTERS[stops.size] ?? '', label: name, point });
  }
  return [...stops.values()];
}

import type { MapPin } from './model.ts';

/** Pixels: pins in one cell would cover each other. */
const CELL = 56;

export interface Placed {
  readonly x: number;
  readonly y: number;
}
export interface Cluster {
  readonly pins: readonly MapPin[];
}

/** Pins that lie in one cell of the screen's grid stand together; the chosen one always stands alone. */
export function clustersOf(
  pins: readonly MapPin[],
  placeOf: (pin: MapPin) => Placed,
  alone: string | undefined,
): Cluster[] {
  const cells = new Map<string, MapPin[]>();
  for (const pin of pins) {
    const { x, y } = placeOf(pin);
    const key = pin.id === alone ? pin.id : `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
    const cell = cells.get(key);
    if (cell) cell.push(pin);
    else cells.set(key, [pin]);
  }
  return [...cells.values()].map((own) => ({ pins: own }));
}

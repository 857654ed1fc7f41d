/** As many as an order names; a list's page shows fewer. */
export const MAX_ORDERED = 1000;
/** Room left beside what makes way, so that the next ones who come find some. */
const ROOM = 8;

interface Placed {
  readonly sort: number;
}
export interface Place<T> {
  readonly record: T;
  readonly sort: number;
}
/** `room` keeps the present order, taken from its end also where it is cut off; `moves` then make the new one. */
export interface NewPlaces<T> {
  readonly room: readonly Place<T>[];
  readonly moves: readonly Place<T>[];
}

/** The most of them that stand in the right order among themselves already. */
function stayers<T>(wanted: readonly T[], indexOf: (record: T) => number): ReadonlySet<T> {
  // The shortest chain's last element by length, and each element's one before it.
  const ends: T[] = [];
  const before = new Map<T, T | undefined>();
  for (const record of wanted) {
    const found = ends.findIndex((end) => indexOf(end) > indexOf(record));
    const length = found < 0 ? ends.length : found;
    before.set(record, ends[length - 1]);
    ends[length] = record;
  }
  const kept = new Set<T>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) kept.add(at);
  return kept;
}

/** Those that move, by the one that stays which they come before; `undefined`: they come last. */
function comers<T>(wanted: readonly T[], kept: ReadonlySet<T>): Map<T | undefined, T[]> {
  const coming = new Map<T | undefined, T[]>();
  let waiting: T[] = [];
  for (const record of wanted) {
    if (!kept.has(record)) waiting.push(record);
    else {
      coming.set(record, waiting);
      waiting = [];
    }
  }
  return coming.set(undefined, waiting);
}

/** Spread evenly over the places between two others. */
const between = <T>(records: readonly T[], low: number, high: number): Place<T>[] => {
  const step = Math.floor((high - low) / (records.length + 1));
  return records.map((record, i) => ({ record, sort: low + step * (i + 1) }));
};

/** The places that turn the present order into another: those that move get new ones, others only to make way. */
export function newPlaces<T extends Placed>(present: readonly T[], wanted: readonly T[]): NewPlaces<T> {
  const index = new Map(present.map((record, i) => [record, i]));
  const kept = stayers(wanted, (record) => index.get(record) ?? -1);
  const coming = comers(wanted, kept);
  const [room, moves]: [Place<T>[], Place<T>[]] = [[], []];
  let last = 0;
  for (const record of present) {
    const arriving = coming.get(record) ?? [];
    const fits = record.sort > last + arriving.length;
    const sort = fits ? record.sort : last + arriving.length + ROOM;
    if (!fits) room.push({ record, sort });
    moves.push(...between(arriving, last, sort));
    last = sort;
  }
  const end = coming.get(undefined) ?? [];
  return { room: room.reverse(), moves: [...moves, ...between(end, last, last + (end.length + 1) * ROOM)] };
}

/** A column that takes part in sharing the room of a list. Widths are pixels. */
export interface Wish {
  /** A grid track: `128px`, `minmax(120px, 1.1fr)`. */
  readonly width: string;
  /** As a user drew it; nothing else is asked then. */
  readonly own?: number;
  /** Its widest cell or head, uncut. */
  readonly content: number;
}

/** No column takes more for its content alone: one long name must not push out the others. */
const MOST_OF_TRACK = 1.6;
const MOST = 440;

interface Claim {
  /** Below it nothing shrinks. */
  readonly least: number;
  readonly wanted: number;
  /** Its part of what is left over. */
  readonly weight: number;
}
function claimOf({ width, own, content }: Wish): Claim {
  if (own !== undefined) return { least: own, wanted: own, weight: 0 };
  const track = Number(/([\d.]+)px/.exec(width)?.[1] ?? 0);
  const weight = Number(/([\d.]+)fr/.exec(width)?.[1] ?? 0);
  const most = weight > 0 ? Math.max(MOST, track) : track * MOST_OF_TRACK;
  return { least: Math.min(track, content), wanted: Math.min(content, most), weight };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const HALVINGS = 24;

/** The widest columns give way first, all down to the same width, until the rest has room. */
function levelled(claims: readonly Claim[], room: number): number[] {
  const at = (level: number) => claims.map(({ least, wanted }) => Math.max(least, Math.min(wanted, level)));
  let [low, high] = [0, Math.max(...claims.map(({ wanted }) => wanted))];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) > room) high = middle;
    else low = middle;
  }
  return at(low);
}

/** Whole pixels; a rest of the halving is no pixel less. */
const whole = (width: number): number => Math.floor(width + 0.01);

/** Shares the room of a row: each column by its content, what is left over by the weights of the tracks. */
export function sharedWidths(wishes: readonly Wish[], room: number): number[] {
  const claims = wishes.map(claimOf);
  const left = room - sum(claims.map(({ wanted }) => wanted));
  if (left < 0) return levelled(claims, room).map(whole);
  const weights = sum(claims.map(({ weight }) => weight));
  return claims.map(({ wanted, weight }) => whole(wanted + (weights > 0 ? (left * weight) / weights : 0)));
}

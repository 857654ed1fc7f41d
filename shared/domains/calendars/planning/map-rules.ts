interface Placed {
  readonly showId: string;
  readonly artistId: string;
  /** Instant: clocks of different places do not compare. */
  readonly startAt: string;
}

const inOrder = (a: Placed, b: Placed): number =>
  a.artistId.localeCompare(b.artistId) || a.startAt.localeCompare(b.startAt) || a.showId.localeCompare(b.showId);

/** Each artist's shows one after the other, artists in the order given. */
export function inRouteOrder<T extends Placed>(stops: readonly T[], artistIds: readonly string[]): T[] {
  const rank = new Map(artistIds.map((id, i) => [id, i]));
  const rankOf = ({ artistId }: T) => rank.get(artistId) ?? artistIds.length;
  return stops.toSorted((a, b) => rankOf(a) - rankOf(b) || inOrder(a, b));
}

/** From each stop to the artist's next; of stops in the order of the route. */
export const pairsOf = <T extends Placed>(stops: readonly T[]): (readonly [from: T, to: T])[] =>
  stops.slice(1).flatMap((to, i) => {
    const from = stops[i];
    return from?.artistId === to.artistId ? [[from, to] as const] : [];
  });

const quantile = (times: readonly number[], q: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * q)] ?? 0;

export interface Timed {
  readonly median: number;
  readonly p95: number;
}

/** The first turns warm caches and compilers and are not counted. */
const WARM_UP = 0.25;

interface Turns {
  readonly turns: number;
  /** The share of turns that are not counted. */
  readonly warmUp?: number;
  /** Runs after each turn, and is not timed. */
  readonly between?: (turn: number) => Promise<unknown>;
}
/** Works take turns, so that a busy machine slows all of them alike. */
export async function timed<N extends string>(
  works: Readonly<Record<N, () => Promise<unknown>>>,
  { turns, warmUp = WARM_UP, between = async () => undefined }: Turns,
): Promise<Record<N, Timed>> {
  const names = Object.keys(works) as N[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let turn = 0; turn < turns; turn++) {
    for (const name of names) {
      const start = performance.now();
      await works[name]();
      if (turn >= turns * warmUp) times.get(name)?.push(performance.now() - start);
    }
    await between(turn);
  }
  const result = names.map((name) => {
    const own = times.get(name) ?? [];
    return [name, { median: quantile(own, 0.5), p95: quantile(own, 0.95) }] as const;
  });
  return Object.fromEntries(result) as Record<N, Timed>;
}

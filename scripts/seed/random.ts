/** sfc32: small, fast and the same everywhere; not for secrets. */
function generator(seed: string): () => number {
  const state = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0];
  for (const char of seed) {
    state[3] = Math.imul((state[3] ?? 0) ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  let [a = 0, b = 0, c = 0, d = 0] = state;
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** Chance with a memory: the same seed tells the same story. */
export class Random {
  readonly #next: () => number;

  constructor(readonly seed: string) {
    this.#next = generator(seed);
  }

  /** A stream of its own, so that one part of the data does not move when another one grows. */
  fork(name: string): Random {
    return new Random(`${this.seed}/${name}`);
  }
  /** `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.#next() * (most - least + 1));
  }
  chance(share: number): boolean {
    return this.#next() < share;
  }
  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }
  /** One of the words, each as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let rest = this.#next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      rest -= weight;
      if (rest < 0) return key;
    }
    return (entries.at(-1) as [K, number])[0];
  }
  shuffled<T>(items: readonly T[]): T[] {
    const all = [...items];
    for (let i = all.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [all[i], all[j]] = [all[j] as T, all[i] as T];
    }
    return all;
  }
  digits(count: number): string {
    return Array.from({ length: count }, (_, i) => this.int(i === 0 ? 1 : 0, 9)).join('');
  }
  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.int(0, 255));
  }
}

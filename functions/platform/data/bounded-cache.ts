/** A cache in the memory of the process. It keeps the last `most` values, by key. */
export class BoundedCache<V> {
  readonly #kept = new Map<string, V>();

  constructor(readonly most: number) {}

  get(key: string): V | undefined {
    return this.#kept.get(key);
  }

  set(key: string, value: V): void {
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= this.most) this.#kept.delete(oldest);
    this.#kept.set(key, value);
  }
}

import { type Cell, type Column, cellOf, columnOf, readerOf } from './codec.ts';
import type { Leaf } from './head.ts';
import type { Layout, PlacedCard } from './layout.ts';

/**
 * A leaf as it is now: its stored rows without those that changed, with the changed ones in their place. Reading,
 * sorting and folding all work on views and need not know of deltas.
 */
export class LeafView {
  readonly #stored = new Map<string, Column>();
  readonly #merged = new Map<string, Column>();
  #picks: Int32Array | undefined;

  constructor(
    readonly layout: Layout,
    /** Place in the head. */
    readonly index: number,
    readonly leaf: Leaf,
    readonly dropped: ReadonlySet<number>,
    /** In list order. */
    readonly added: readonly PlacedCard[],
  ) {}

  get count(): number {
    return this.leaf.count - this.dropped.size + this.added.length;
  }
  get isChanged(): boolean {
    return this.dropped.size + this.added.length > 0;
  }
  has(column: string): boolean {
    return this.#stored.has(column);
  }
  supply(column: string, stored: Column): void {
    this.#stored.set(column, stored);
  }
  /** The column as it stands in the table. */
  stored(column: string): Column {
    const stored = this.#stored.get(column);
    if (!stored) throw new Error(`column ${column} was not loaded`);
    return stored;
  }

  /** The column as it is now. */
  column(column: string): Column {
    if (!this.isChanged) return this.stored(column);
    const merged = this.#merged.get(column) ?? this.#merge(column);
    this.#merged.set(column, merged);
    return merged;
  }

  #merge(column: string): Column {
    const stored = readerOf(this.stored(column));
    this.#picks ??= this.#arrange();
    const cells = Array.from(this.#picks, (pick): Cell => {
      const card = pick < 0 ? this.added[-1 - pick] : undefined;
      return card ? this.layout.cell(card, column) : stored(pick);
    });
    return columnOf(this.layout.kind(column), cells);
  }

  /** For each row now: the stored row, or -1 - i for the i-th added one. */
  #arrange(): Int32Array {
    const [nos, keys] = [this.stored('no'), this.stored('key')];
    const picks: number[] = [];
    let next = 0;
    for (let row = 0; row < this.leaf.count; row++) {
      const place = { no: cellOf(nos, row) as number, key: cellOf(keys, row) as number | string };
      if (this.dropped.has(place.no)) continue;
      for (let card = this.added[next]; card && this.layout.compare(card, place) < 0; card = this.added[next]) {
        picks.push(-1 - next++);
      }
      picks.push(row);
    }
    while (next < this.added.length) picks.push(-1 - next++);
    return Int32Array.from(picks);
  }
}

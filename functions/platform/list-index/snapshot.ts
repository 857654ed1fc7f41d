import { type Delta, type Head, type Leaf, loadState } from './head.ts';
import { FIRST_LEAF, type Layout, type PlacedCard } from './layout.ts';
import { loadColumn, StaleLeaf } from './leaves.ts';
import { LeafView } from './view.ts';

const TRIES = 12;
const NO_ROWS: Leaf = { key: FIRST_LEAF, count: 0, versions: {} };

/** The last leaf that begins at or before a place. */
export function leafAt(leaves: readonly Leaf[], position: string): number {
  let [low, high] = [0, Math.max(0, leaves.length - 1)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((leaves[middle]?.key ?? '') <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Leaves that a delta takes a row from and brings a row to. */
export function touchedBy(layout: Layout, leaves: readonly Leaf[], delta: Delta) {
  const at = (card: Delta['before']) => (card ? leafAt(leaves, layout.position(card.key, delta.no)) : undefined);
  return { from: at(delta.before), to: at(delta.after) };
}

/** The whole list at one moment. */
export class Snapshot {
  /** One for each leaf, in order; an empty list has one empty leaf. */
  readonly views: readonly LeafView[];

  constructor(
    readonly layout: Layout,
    readonly tenantId: string,
    readonly head: Head,
    readonly deltas: readonly Delta[],
  ) {
    const leaves = head.leaves.length > 0 ? head.leaves : [NO_ROWS];
    const dropped = leaves.map(() => new Set<number>());
    const added = leaves.map((): PlacedCard[] => []);
    for (const delta of deltas) {
      const { from, to } = touchedBy(layout, leaves, delta);
      if (from !== undefined) dropped[from]?.add(delta.no);
      if (to !== undefined && delta.after) added[to]?.push({ no: delta.no, ...delta.after });
    }
    this.views = leaves.map((leaf, i) => {
      const cards = (added[i] ?? []).sort((a, b) => layout.compare(a, b));
      return new LeafView(layout, i, leaf, dropped[i] ?? new Set(), cards);
    });
  }

  /** Fetches columns of views; changed leaves need number and key to put rows in their place. */
  async load(views: readonly LeafView[], columns: readonly string[]): Promise<void> {
    const source = {
      layout: this.layout,
      tenantId: this.tenantId,
      generation: this.head.generation,
      leaves: this.head.leaves,
    };
    await Promise.all(
      [...new Set([...columns, 'no', 'key'])].map(async (column) => {
        const wanted = views.filter((view) => !view.has(column) && (columns.includes(column) || view.isChanged));
        const loaded = await loadColumn(
          source,
          column,
          wanted.map((view) => view.index),
        );
        for (const [i, view] of wanted.entries()) if (loaded[i]) view.supply(column, loaded[i]);
      }),
    );
  }
}

export async function openSnapshot(layout: Layout, tenantId: string): Promise<Snapshot> {
  const { head, deltas } = await loadState(layout, tenantId);
  return new Snapshot(layout, tenantId, head, deltas);
}

/** Does its work on one snapshot, again from the head when a fold came between. */
export async function withSnapshot<T>(
  layout: Layout,
  tenantId: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(await openSnapshot(layout, tenantId));
    } catch (e) {
      if (!(e instanceof StaleLeaf) || attempt >= TRIES) throw e;
    }
  }
}

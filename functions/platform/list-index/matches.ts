import { readerOf } from './codec.ts';
import { storedBy, testOf } from './filter.ts';
import type { Leaf } from './head.ts';
import type { Layout } from './layout.ts';
import type { Snapshot } from './snapshot.ts';
import type { Filter, ListFilter } from './types.ts';
import type { LeafView } from './view.ts';

/** The views that may hold rows of a key range. */
function spanOf(layout: Layout, views: readonly LeafView[], { from, to }: ListFilter): readonly LeafView[] {
  const [low, high] = [from === undefined ? '' : layout.edge(from), to === undefined ? undefined : layout.edge(to)];
  if (high !== undefined && low >= high) return [];
  const starts = (leaf: Leaf | undefined, edge: string) => (leaf?.key ?? '') < edge;
  const isBefore = (i: number) => i + 1 < views.length && starts(views[i + 1]?.leaf, low);
  const isAfter = (i: number) => i > 0 && high !== undefined && !starts(views[i]?.leaf, high);
  return views.filter((_, i) => !isBefore(i) && !isAfter(i));
}

function allRows(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row++) rows[row] = row;
  return rows;
}

/** The rows that pass a query, leaf by leaf, loading no more than is asked for. */
export class Matches {
  readonly span: readonly LeafView[];
  readonly #rows = new Map<LeafView, Uint32Array>();
  readonly #filters: readonly Filter[];

  constructor(
    readonly snapshot: Snapshot,
    readonly query: ListFilter,
  ) {
    this.span = spanOf(snapshot.layout, snapshot.views, query);
    this.#filters = query.filters ?? [];
  }

  /** How many rows pass in each view of the span; without filters only the ends of a range need a look inside. */
  async counts(): Promise<number[]> {
    const isSure = (view: LeafView) => !this.#isEdge(view) && !this.#isEarly(view);
    const unsure = this.#filters.length > 0 ? this.span : this.span.filter((view) => !isSure(view));
    await this.find(unsure);
    return this.span.map((view) => this.#rows.get(view)?.length ?? view.count);
  }

  /** Works out the rows of some views; `columns` are loaded along for what comes next. */
  async find(views: readonly LeafView[], columns: readonly string[] = []): Promise<void> {
    const open = views.filter((view) => !this.#rows.has(view));
    const edges = open.filter((view) => this.#isEdge(view));
    const early = open.filter((view) => this.#isEarly(view));
    const { since } = this.query;
    const filtered = this.#filters.flatMap((filter) => storedBy(filter, this.snapshot.layout));
    await Promise.all([
      this.snapshot.load(open, filtered),
      this.snapshot.load(edges, ['key']),
      this.snapshot.load(early, since ? ['key', since.column] : []),
      this.snapshot.load(views, columns),
    ]);
    for (const view of open) this.#rows.set(view, this.#test(view));
  }

  rows(view: LeafView): Uint32Array {
    const rows = this.#rows.get(view);
    if (!rows) throw new Error('rows were not looked for');
    return rows;
  }

  #isEdge(view: LeafView): boolean {
    const { from, to } = this.query;
    return (from !== undefined && view === this.span[0]) || (to !== undefined && view === this.span.at(-1));
  }

  /** Holds rows that begin before the time asked for. */
  #isEarly({ leaf }: LeafView): boolean {
    const { since } = this.query;
    return since !== undefined && (leaf?.key ?? '') < this.snapshot.layout.edge(since.key);
  }

  #test(view: LeafView): Uint32Array {
    const tests = this.#filters.map((filter) => testOf(filter, view));
    if (this.#isEarly(view)) tests.unshift(this.#lasts(view));
    if (this.#isEdge(view)) tests.unshift(this.#inRange(view));
    return tests.reduce((rows, test) => rows.filter(test), allRows(view.count));
  }

  #lasts(view: LeafView): (row: number) => boolean {
    const { layout } = this.snapshot;
    const { since } = this.query;
    if (!since) return () => true;
    const keyOf = readerOf(view.column('key'));
    const reaches = testOf({ column: since.column, min: since.min }, view);
    return (row) => layout.edge(keyOf(row) as number | string) >= layout.edge(since.key) || reaches(row);
  }

  #inRange(view: LeafView): (row: number) => boolean {
    const { layout } = this.snapshot;
    const { from, to } = this.query;
    const low = from === undefined ? '' : layout.edge(from);
    const high = to === undefined ? undefined : layout.edge(to);
    const keyOf = readerOf(view.column('key'));
    return (row) => {
      const key = layout.edge(keyOf(row) as number | string);
      return key >= low && (high === undefined || key < high);
    };
  }
}

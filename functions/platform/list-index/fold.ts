import { tableName } from '#functions/platform/data/table.ts';
import { commit, MAX_WRITES, type Write } from '#functions/platform/data/write.ts';
import { type Column, cellOf, columnOf, encode, isBlank, readerOf } from './codec.ts';
import { type Delta, deltaDelete, type Head, HeadMoved, headWrites, type Leaf } from './head.ts';
import type { Layout } from './layout.ts';
import { StaleLeaf } from './leaves.ts';
import { openSnapshot, Snapshot, touchedBy } from './snapshot.ts';
import type { LeafView } from './view.ts';

/** A build that takes longer is given up, so that a crashed one cannot stop folding for ever. */
const BUILD_MS = 15 * 60 * 1000;
const HEAD_WRITES = 2;
const LOST_RACES = 30;

const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
const isBusy = (e: unknown) =>
  e instanceof StaleLeaf || e instanceof HeadMoved || (e instanceof Error && e.name === 'TransactionCanceledException');

/** Columns that some row fills in: a leaf is written with no others, so the rest need not be looked at. */
function columnsInUse({ layout, head, deltas }: Snapshot): readonly string[] {
  const used = new Set(['no', 'key', ...head.leaves.flatMap(({ versions }) => Object.keys(versions))]);
  for (const { after } of deltas)
    for (const column of Object.keys(after?.cells ?? {})) for (const stored of layout.stored(column)) used.add(stored);
  return layout.columns.filter((column) => used.has(column));
}

/** At most so many deltas that fit one transaction, those that share leaves with the first. */
function chooseGroup(
  { layout, head, deltas }: Snapshot,
  most: number,
  columns: number,
): { group: Delta[]; splits: number } {
  const touched = new Set<number>();
  const group: Delta[] = [];
  const cost = (leaves: number, rows: number) => HEAD_WRITES + rows + leaves * columns;
  for (const delta of deltas) {
    if (group.length >= most) break;
    const { from, to } = touchedBy(layout, head.leaves, delta);
    const leaves = new Set([...touched, from, to].filter((leaf) => leaf !== undefined));
    // One leaf in reserve, for a split.
    if (group.length > 0 && cost(leaves.size + 1, group.length + 1) > MAX_WRITES) continue;
    for (const leaf of leaves) touched.add(leaf);
    group.push(delta);
  }
  return { group, splits: Math.floor((MAX_WRITES - cost(touched.size, group.length)) / columns) };
}

function part(layout: Layout, column: string, full: Column, start: number, end: number): Column {
  const cell = readerOf(full);
  return columnOf(
    layout.kind(column),
    Array.from({ length: end - start }, (_, i) => cell(start + i)),
  );
}

interface Folding {
  readonly snapshot: Snapshot;
  readonly version: number;
  readonly columns: readonly string[];
  readonly writes: Write[];
}

const placeOf = (view: LeafView, row: number): string =>
  view.layout.position(cellOf(view.column('key'), row) as number | string, cellOf(view.column('no'), row) as number);

/** Rows `start` to `end` of a view as a leaf; columns that did not change, or never held anything, are not written. */
function writeLeaf(folding: Folding, view: LeafView, start: number, end: number): Leaf {
  const { snapshot, version, columns, writes } = folding;
  const { layout, tenantId, head } = snapshot;
  const key = start === 0 ? view.leaf.key : placeOf(view, start);
  const versions: Record<string, number> = {};
  for (const column of columns) {
    const cells = part(layout, column, view.column(column), start, end);
    const old = start === 0 ? view.leaf.versions[column] : undefined;
    if (!old && isBlank(cells)) continue;
    const packed = encode(cells);
    versions[column] = old ?? version;
    if (old && same(packed, encode(view.stored(column)))) continue;
    versions[column] = version;
    const pk = layout.leafPartition(tenantId, head.generation, column);
    writes.push({ item: { Put: { TableName: tableName(), Item: { pk, sk: key, v: version, z: packed } } } });
  }
  return { key, count: end - start, versions };
}

function emptyLeaf({ snapshot, writes }: Folding, view: LeafView): Leaf[] {
  const { layout, tenantId, head } = snapshot;
  for (const column of Object.keys(view.leaf.versions)) {
    const pk = layout.leafPartition(tenantId, head.generation, column);
    writes.push({ item: { Delete: { TableName: tableName(), Key: { pk, sk: view.leaf.key } } } });
  }
  return view.index === 0 ? [{ key: view.leaf.key, count: 0, versions: {} }] : [];
}

/** The leaves that come in the place of a changed one: none when it is empty, two when it grew too large. */
function replace(folding: Folding, view: LeafView, maySplit: boolean): Leaf[] {
  if (view.count === 0) return emptyLeaf(folding, view);
  if (!maySplit) return [writeLeaf(folding, view, 0, view.count)];
  const middle = view.count >> 1;
  return [writeLeaf(folding, view, 0, middle), writeLeaf(folding, view, middle, view.count)];
}

async function foldGroup(open: Snapshot, most: number): Promise<number> {
  const { layout, tenantId, head } = open;
  const columns = columnsInUse(open);
  const { group, splits } = chooseGroup(open, most, columns.length);
  const snapshot = new Snapshot(layout, tenantId, head, group);
  const changed = snapshot.views.filter((view) => view.isChanged);
  await snapshot.load(changed, columns);
  const folding: Folding = { snapshot, version: head.version + 1, columns, writes: [] };
  let splitsLeft = splits;
  const leaves = snapshot.views.flatMap((view) => {
    if (!view.isChanged) return [view.leaf];
    const maySplit = view.count > 2 * layout.leafRows && splitsLeft-- > 0;
    return replace(folding, view, maySplit);
  });
  const { building: _, ...rest } = head;
  const after = { ...rest, version: folding.version, leaves };
  const deletes = group.map((delta) => deltaDelete(layout, tenantId, delta));
  await commit([...headWrites(layout, tenantId, head, after), ...folding.writes, ...deletes]);
  return group.length;
}

/** A crashed build holds folders up for a while only. */
const isHeldUp = ({ building }: Head) => building !== undefined && Date.now() - building.sinceMs < BUILD_MS;

/**
 * Folds as many deltas as were pending when it began, so that it ends although writers go on; theirs bring the next
 * call. Losing a race means that another folder did the work.
 */
export async function fold(layout: Layout, tenantId: string, least = 1): Promise<number> {
  let [folded, pending] = [0, Number.POSITIVE_INFINITY];
  for (let lost = 0; ; ) {
    try {
      const open = await openSnapshot(layout, tenantId);
      pending = Math.min(pending, folded + open.deltas.length);
      if (folded >= pending || isHeldUp(open.head)) return folded;
      if (folded === 0 && open.deltas.length < least) return 0;
      // Rows that are being written again right now spoil a group: smaller ones get through.
      folded += await foldGroup(open, Math.max(1, MAX_WRITES >> lost));
      lost = 0;
    } catch (e) {
      if (!isBusy(e) || ++lost > LOST_RACES) throw e;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * lost));
    }
  }
}

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { readAll } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { columnCache } from './cache.ts';
import { type Column, columnOf, decode } from './codec.ts';
import type { Leaf } from './head.ts';
import type { Layout } from './layout.ts';

/** Reading two leaves more than needed is cheaper than another request. */
const GAP = 2;

/** A leaf was folded after its head was read: start again from the head. */
export class StaleLeaf extends Error {}

interface LeafItem {
  readonly sk: string;
  readonly v: number;
  readonly z: Uint8Array;
}
export interface LeafSource {
  readonly layout: Layout;
  readonly tenantId: string;
  readonly generation: number;
  readonly leaves: readonly Leaf[];
}

async function fetchRun(pk: string, first: string, last: string, strong: boolean): Promise<LeafItem[]> {
  if (first === last) {
    const key = { TableName: tableName(), ConsistentRead: strong, Key: { pk, sk: first } };
    const { Item } = await documents.send(new GetCommand(key));
    return Item ? [Item as LeafItem] : [];
  }
  return readAll<LeafItem>({ pk, between: [first, last], strong });
}

/** Neighbours are read by one query. */
function runsOf(wanted: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const i of [...wanted].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && i - run[1] <= GAP) run[1] = i;
    else runs.push([i, i]);
  }
  return runs;
}

/**
 * One column of some leaves, by index. Read eventually consistent and checked against the versions in the
 * head; what is not there yet is read strongly, and what is newer means that the head is old.
 */
export async function loadColumn(source: LeafSource, column: string, wanted: readonly number[]): Promise<Column[]> {
  const { layout, leaves } = source;
  const kind = layout.kind(column);
  const pk = layout.leafPartition(source.tenantId, source.generation, column);
  const found = (i: number): Column | undefined => {
    const leaf = leaves[i];
    const version = leaf?.versions[column];
    if (leaf && version) return columnCache.get(pk + leaf.key, version);
    return columnOf(kind, new Array(leaf?.count ?? 0).fill(layout.emptyCell(column)));
  };
  const columns = wanted.map(found);
  for (const strong of [false, true]) {
    const missing = wanted.filter((_, at) => !columns[at]);
    await Promise.all(
      runsOf(missing).map(async ([first, last]) => {
        const items = await fetchRun(pk, leaves[first]?.key ?? '', leaves[last]?.key ?? '', strong);
        for (const item of items) columnCache.set(pk + item.sk, item.v, decode(kind, item.z));
      }),
    );
    for (const [at, i] of wanted.entries()) columns[at] ??= found(i);
  }
  if (columns.some((c) => !c)) throw new StaleLeaf(`list ${layout.name}: leaf is newer than its head`);
  return columns as Column[];
}

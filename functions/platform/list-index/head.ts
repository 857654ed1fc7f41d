import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { BoundedCache } from '#functions/platform/data/bounded-cache.ts';
import { coalesce } from '#functions/platform/data/coalesce.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Card, Layout } from './layout.ts';

/**
 * A list's head partition holds, in this order: the fence `A` with the head's version, the deltas `D#<no>`, the head
 * `H`. Every fold writes fence and head together, so a query that sees the same version in both saw no fold half done.
 */
const FENCE = 'A';
const HEAD = 'H';
const READS = 10;

/**
 * The stream worker folds once so many deltas are pending. A new row moves the rows behind it, so a fold writes all
 * columns of its leaf anew: 74 write units for one new show, and hardly more for six. Readers lay pending deltas over
 * the leaves. More of them would not fit, with the head, into the 4 KB of one read unit.
 */
export const FOLD_AT = 6;

export interface Leaf {
  /** Place of its first row when it was made; the first leaf's is below all places. */
  readonly key: string;
  readonly count: number;
  /** Version of each stored column; a column that has none is empty in every row. */
  readonly versions: Readonly<Record<string, number>>;
}
export interface Build {
  readonly generation: number;
  readonly sinceMs: number;
}
export interface Head {
  readonly version: number;
  /** Leaves live under their generation; a rebuild writes a new one beside it. */
  readonly generation: number;
  /** Highest generation ever begun. */
  readonly topGeneration: number;
  readonly building?: Build | undefined;
  readonly leaves: readonly Leaf[];
}
export interface Delta {
  readonly sk: string;
  readonly no: number;
  /** As the leaves of this generation have the row. */
  readonly before: Card | null;
  readonly after: Card | null;
  readonly rev: number;
}
export interface State {
  readonly head: Head;
  readonly deltas: readonly Delta[];
}

export const EMPTY_HEAD: Head = { version: 0, generation: 0, topGeneration: 0, leaves: [] };

/** The head moved on while we worked: look again. */
export class HeadMoved extends AppError {
  constructor() {
    super('stale');
  }
}

/** Column-wise, because runs of equal versions deflate to nearly nothing: 50 leaves take about 1 KB. */
function pack(head: Head): Uint8Array {
  const names = [...new Set(head.leaves.flatMap((leaf) => Object.keys(leaf.versions)))];
  const versions = names.map((name) => [name, head.leaves.map((leaf) => leaf.versions[name] ?? 0)]);
  const { leaves, ...rest } = head;
  const keys = leaves.map((leaf) => leaf.key);
  const counts = leaves.map((leaf) => leaf.count);
  return deflateRawSync(JSON.stringify({ ...rest, keys, counts, versions }));
}
interface Packed extends Omit<Head, 'leaves'> {
  readonly keys: readonly string[];
  readonly counts: readonly number[];
  readonly versions: readonly (readonly [string, readonly number[]])[];
}
function unpack(bytes: Uint8Array): Head {
  const { keys, counts, versions, ...rest } = JSON.parse(inflateRawSync(bytes).toString()) as Packed;
  const leaves = keys.map((key, i) => ({
    key,
    count: counts[i] ?? 0,
    versions: Object.fromEntries(versions.flatMap(([name, all]) => (all[i] ? [[name, all[i]]] : []))),
  }));
  return { ...rest, leaves };
}

interface Kept {
  readonly bytes: Uint8Array;
  readonly head: Head;
}
const MOST_KEPT = 200;
/** The heads read last, by partition. Most reads find the same bytes again, and a head grows with its list. */
const kept = new BoundedCache<Kept>(MOST_KEPT);

function headOf(pk: string, { b }: Item): Head {
  const bytes = b as Uint8Array;
  const last = kept.get(pk);
  if (last && Buffer.compare(last.bytes, bytes) === 0) return last.head;
  const head = unpack(bytes);
  kept.set(pk, { bytes, head });
  return head;
}

/** Name of the attribute with the row as a generation that is being built has it. */
export const builtAttribute = (generation: number): string => `old@${generation}`;

type Item = Record<string, unknown> & { readonly sk: string };
function deltaOf(item: Item, generation: number): Delta {
  const built = item[builtAttribute(generation)];
  const before = (built === undefined ? item.old : built) as Card | null;
  return { sk: item.sk, no: Number(item.sk.slice(2)), before, after: item.new as Card | null, rev: Number(item.rev) };
}

/** Head and deltas that belong together, read strongly. */
export async function loadState(layout: Layout, tenantId: string): Promise<State> {
  const pk = layout.headPartition(tenantId);
  for (let attempt = 0; attempt < READS; attempt++) {
    const items = await coalesce(pk, () => readAll<Item>({ pk }));
    const [fence, head] = [items.find((item) => item.sk === FENCE), items.find((item) => item.sk === HEAD)];
    if (fence?.v !== head?.v) continue;
    const current = head ? headOf(pk, head) : EMPTY_HEAD;
    const deltas = items.filter((item) => item.sk.startsWith('D#')).map((item) => deltaOf(item, current.generation));
    return { head: current, deltas };
  }
  throw new Error(`list ${layout.name}: the head never stood still`);
}

export async function loadHead(layout: Layout, tenantId: string): Promise<Head> {
  const Key = { pk: layout.headPartition(tenantId), sk: HEAD };
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item ? unpack(Item.b as Uint8Array) : EMPTY_HEAD;
}

/** Puts `after` in the place of `before`, or fails with `HeadMoved`. */
export function headWrites(layout: Layout, tenantId: string, before: Head, after: Head): Write[] {
  const pk = layout.headPartition(tenantId);
  const unchanged =
    before.version === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'v = :v', ExpressionAttributeValues: { ':v': before.version } };
  const item = { pk, sk: HEAD, v: after.version, b: pack(after) };
  return [
    { item: { Put: { TableName: tableName(), Item: item, ...unchanged } }, refused: () => new HeadMoved() },
    { item: { Put: { TableName: tableName(), Item: { pk, sk: FENCE, v: after.version } } } },
  ];
}

export function deltaWrite(
  layout: Layout,
  tenantId: string,
  no: number,
  before: Card | null,
  after: Card | null,
  rev: number,
): Write {
  const Key = { pk: layout.headPartition(tenantId), sk: layout.deltaKey(no) };
  // A record that is new has left no delta yet, and a put is less work than an update.
  if (before === null && rev === 1)
    return { item: { Put: { TableName: tableName(), Item: { ...Key, old: null, new: after, rev } } } };
  const item = {
    Update: {
      TableName: tableName(),
      Key,
      // Several writes before a fold: the leaves still have the row as it was before the first of them.
      UpdateExpression: 'SET #old = if_not_exists(#old, :old), #new = :new, rev = :rev',
      ExpressionAttributeNames: { '#old': 'old', '#new': 'new' },
      ExpressionAttributeValues: { ':old': before, ':new': after, ':rev': rev },
    },
  };
  return { item };
}

export const deltaDelete = (layout: Layout, tenantId: string, delta: Delta): Write => ({
  item: {
    Delete: {
      TableName: tableName(),
      Key: { pk: layout.headPartition(tenantId), sk: delta.sk },
      ConditionExpression: 'rev = :rev',
      ExpressionAttributeValues: { ':rev': delta.rev },
    },
  },
  refused: () => new HeadMoved(),
});

/** The list and tenant of a changed item, when it is a delta: what the stream worker folds. */
export function deltaOwner(pk: string, sk: string): { tenantId: string; list: string } | undefined {
  const [tenantId, mark, list] = pk.split('#');
  return mark === 'LH' && sk.startsWith('D#') && tenantId && list ? { tenantId, list } : undefined;
}

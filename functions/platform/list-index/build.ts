import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { commit } from '#functions/platform/data/write.ts';
import { writeBatches } from '#functions/platform/data/write-batches.ts';
import { columnOf, encode, isBlank } from './codec.ts';
import { fold } from './fold.ts';
import {
  builtAttribute,
  type Delta,
  type Head,
  HeadMoved,
  headWrites,
  type Leaf,
  loadHead,
  loadState,
} from './head.ts';
import { FIRST_LEAF, type Layout, type PlacedCard } from './layout.ts';
import { sweep } from './sweep.ts';
import type { Rows } from './types.ts';

const AT_ONCE = 25;

/**
 * How a rebuild goes on beside readers and writers:
 * 1. The head is marked: folders stand still, so from now on every change of a record leaves a delta that stays.
 * 2. The records are read. One that changes meanwhile may be read old or new; its delta tells the newest.
 * 3. With the deltas laid over them the rows are exact; they are written as a new generation, which nobody reads yet.
 * 4. Each of these deltas notes how the new generation has its row. A delta that comes later has that state as its
 *    `old` by itself.
 * 5. The head moves to the new generation, provided that the mark is still ours. Then the old leaves go.
 */
async function announce(layout: Layout, tenantId: string): Promise<{ before: Head; marked: Head }> {
  for (;;) {
    const before = await loadHead(layout, tenantId);
    const generation = before.topGeneration + 1;
    const building = { generation, sinceMs: Date.now() };
    const marked = { ...before, version: before.version + 1, topGeneration: generation, building };
    try {
      await commit(headWrites(layout, tenantId, before, marked));
      return { before, marked };
    } catch (e) {
      if (!(e instanceof HeadMoved)) throw e;
    }
  }
}

type Cards = Map<number, PlacedCard>;
async function cardsOf(layout: Layout, rows: Rows<{ no: number; key: number | string }>): Promise<Cards> {
  const cards: Cards = new Map();
  for await (const row of rows) cards.set(row.no, { no: row.no, ...layout.card(row) });
  return cards;
}
function overlay(cards: Cards, deltas: readonly Delta[]): void {
  for (const { no, after } of deltas) {
    if (after) cards.set(no, { no, ...after });
    else cards.delete(no);
  }
}

async function writeLeaves(layout: Layout, tenantId: string, generation: number, cards: Cards): Promise<Leaf[]> {
  const sorted = [...cards.values()].sort((a, b) => layout.compare(a, b));
  const leaves: Leaf[] = [];
  for (let start = 0; start < sorted.length; start += layout.leafRows) {
    const rows = sorted.slice(start, start + layout.leafRows);
    const [first] = rows;
    if (!first) break;
    const key = start === 0 ? FIRST_LEAF : layout.position(first.key, first.no);
    const versions: Record<string, number> = {};
    const puts = layout.columns.flatMap((column) => {
      const cells = columnOf(
        layout.kind(column),
        rows.map((card) => layout.cell(card, column)),
      );
      if (isBlank(cells)) return [];
      versions[column] = 1;
      const pk = layout.leafPartition(tenantId, generation, column);
      return [{ PutRequest: { Item: { pk, sk: key, v: 1, z: encode(cells) } } }];
    });
    await writeBatches(puts);
    leaves.push({ key, count: rows.length, versions });
  }
  return leaves;
}

function noteBuilt(layout: Layout, tenantId: string, generation: number, delta: Delta) {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: { pk: layout.headPartition(tenantId), sk: delta.sk },
    UpdateExpression: 'SET #built = :built',
    // Gone only when a folder gave this build up; then the head refuses the switch as well.
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#built': builtAttribute(generation) },
    ExpressionAttributeValues: { ':built': delta.after },
  });
  return documents.send(update);
}

export async function build(
  layout: Layout,
  tenantId: string,
  rows: Rows<{ no: number; key: number | string }>,
): Promise<number> {
  const { before, marked } = await announce(layout, tenantId);
  const generation = marked.topGeneration;
  const cards = await cardsOf(layout, rows);
  const { deltas } = await loadState(layout, tenantId);
  overlay(cards, deltas);
  const leaves = await writeLeaves(layout, tenantId, generation, cards);
  for (let i = 0; i < deltas.length; i += AT_ONCE) {
    await Promise.all(deltas.slice(i, i + AT_ONCE).map((delta) => noteBuilt(layout, tenantId, generation, delta)));
  }
  const { building: _, ...rest } = marked;
  await commit(headWrites(layout, tenantId, marked, { ...rest, version: marked.version + 1, generation, leaves }));
  // A list that was never written has left nothing.
  const first = before.version === 0 ? generation : before.generation;
  for (let old = first; old < generation; old++) await sweep(layout, tenantId, old);
  await fold(layout, tenantId);
  return cards.size;
}

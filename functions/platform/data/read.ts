import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from './table.ts';

/** DynamoDB's limit for one BatchGet. */
const BATCH = 100;

export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}
type Loose = Readonly<Record<string, unknown>>;
const nameOf = ({ pk, sk }: ItemKey): string => `${pk} ${sk}`;

async function readBatch<T>(keys: readonly ItemKey[], strong: boolean): Promise<(T & ItemKey)[]> {
  const found: (T & ItemKey)[] = [];
  let rest: Record<string, unknown>[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  while (rest.length > 0) {
    const reply = await documents.send(
      new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: rest, ConsistentRead: strong } } }),
    );
    found.push(...((reply.Responses?.[tableName()] ?? []) as (T & ItemKey)[]));
    rest = reply.UnprocessedKeys?.[tableName()]?.Keys ?? [];
  }
  return found;
}

/** Items of these keys, each once, in no order. */
export async function readItems<T = Loose>(keys: readonly ItemKey[], strong: boolean): Promise<(T & ItemKey)[]> {
  const different = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const batches: Promise<(T & ItemKey)[]>[] = [];
  for (let i = 0; i < different.length; i += BATCH) batches.push(readBatch<T>(different.slice(i, i + BATCH), strong));
  return (await Promise.all(batches)).flat();
}

interface Span {
  readonly pk: string;
  /** The prefix of the sort keys, or their range with both ends included. Without either: the whole partition. */
  readonly prefix?: string | undefined;
  readonly between?: readonly [from: string, to: string];
  readonly strong?: boolean;
  /** Read only the keys of the items. */
  readonly keysOnly?: boolean;
}
function conditionOf({ pk, prefix, between }: Span) {
  if (between) {
    const [from, to] = between;
    return ['pk = :pk AND sk BETWEEN :from AND :to', { ':pk': pk, ':from': from, ':to': to }] as const;
  }
  return prefix === undefined
    ? (['pk = :pk', { ':pk': pk }] as const)
    : (['pk = :pk AND begins_with(sk, :prefix)', { ':pk': pk, ':prefix': prefix }] as const);
}

/** All items of a partition, or of a part of it, in the order of their keys; read strongly unless said. */
export async function readAll<T>(span: Span): Promise<T[]> {
  const [KeyConditionExpression, ExpressionAttributeValues] = conditionOf(span);
  const items: T[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        ConsistentRead: span.strong ?? true,
        KeyConditionExpression,
        ExpressionAttributeValues,
        ...(span.keysOnly ? { ProjectionExpression: 'pk, sk' } : {}),
        ...(next ? { ExclusiveStartKey: next } : {}),
      }),
    );
    items.push(...((page.Items ?? []) as T[]));
    next = page.LastEvaluatedKey;
  } while (next);
  return items;
}

/** The last items of a partition, or of a part of it, the newest first; read strongly unless said. */
export async function readNewest<T>(span: Span, limit: number): Promise<T[]> {
  const [KeyConditionExpression, ExpressionAttributeValues] = conditionOf(span);
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: span.strong ?? true,
      KeyConditionExpression,
      ExpressionAttributeValues,
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items as T[];
}

interface Turn {
  readonly keys: ItemKey[];
  readonly items: Promise<ReadonlyMap<string, Loose>>;
}
let open: Turn | undefined;

function openTurn(): Turn {
  const keys: ItemKey[] = [];
  const read = async () => {
    // Waits for the promises that are ready now, and for those that they start.
    await new Promise((next) => process.nextTick(next));
    open = undefined;
    return new Map((await readItems(keys, true)).map((item) => [nameOf(item), item]));
  };
  return { keys, items: read() };
}

/**
 * Reads one item strongly. All reads in one turn of the event loop share one request, which takes hardly longer than
 * one item alone. Examples: a session, its card and the record; or all references of a new show.
 */
export async function readItem<T>(key: ItemKey): Promise<T | undefined> {
  open ??= openTurn();
  open.keys.push(key);
  return (await open.items).get(nameOf(key)) as T | undefined;
}

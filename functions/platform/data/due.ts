import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from './table.ts';

/**
 * Index gsi3: what falls due, over all tenants, for jobs. The partition is kind and shard, the sort key begins with
 * the instant, and an item loses both attributes when it is dealt with: a query up to now reads only what is due.
 * Sessions stand here too, by when they were last seen: of them a query reads a span.
 * Shards spread the writes of one kind over partitions.
 */
const SHARDS = 4;
const shardOf = (text: string): number => {
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % SHARDS;
};
const partition = (kind: string, shard: number) => `DUE#${kind}#${shard}`;
const instant = (at: string) => new Date(at).toISOString();

export interface DueKeys {
  readonly gsi3pk: string;
  readonly gsi3sk: string;
}

/** Attributes to spread into the item; leave them out, or remove them, once it is done. `ref` is its id. */
export const due = (owner: string, kind: string, at: string, ref: string): DueKeys => ({
  gsi3pk: partition(kind, shardOf(ref)),
  gsi3sk: `${instant(at)}#${owner}#${ref}`,
});

/**
 * Whole items due at or before an instant, and not before `since`, page by page, earliest first within a shard. The
 * index lags by moments: a job changes an item only on condition that it is still due.
 */
export async function* dueBefore<T = Record<string, unknown>>(
  kind: string,
  until: string,
  since = '0',
): AsyncGenerator<T[]> {
  for (let shard = 0; shard < SHARDS; shard++) {
    let next: Record<string, unknown> | undefined;
    do {
      const { Items, LastEvaluatedKey } = await documents.send(
        new QueryCommand({
          TableName: tableName(),
          IndexName: 'gsi3',
          KeyConditionExpression: 'gsi3pk = :kind AND gsi3sk BETWEEN :since AND :until',
          ExpressionAttributeValues: {
            ':kind': partition(kind, shard),
            ':since': since,
            ':until': `${instant(until)}$`,
          },
          ...(next ? { ExclusiveStartKey: next } : {}),
        }),
      );
      if (Items?.length) yield Items as T[];
      next = LastEvaluatedKey;
    } while (next);
  }
}

/** The same one by one. */
export async function* dueItems<T>(kind: string, until: string, since?: string): AsyncGenerator<T> {
  for await (const items of dueBefore<T>(kind, until, since)) yield* items;
}

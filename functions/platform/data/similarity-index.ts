import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from './table.ts';
import type { Write } from './write.ts';

/*
 * Values by which records of a kind are found to be alike, spread over partitions; equal values lie side by side:
 *   pk <tenant>#ALIKE#<entity>#<shard>  sk <kind>#<value>#<no, 10 digits>; a value holds no #
 */
export interface StoredSimilarityKey {
  readonly kind: string;
  readonly value: string;
}
export interface SimilarityKeyOwner extends StoredSimilarityKey {
  readonly no: number;
}
const NO_DIGITS = 10;

const shardOf = (text: string, shards: number): number => {
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % shards;
};
const nameOf = ({ kind, value }: StoredSimilarityKey): string => `${kind}#${value}`;

/** The index of one kind of record. `shards` must never change. */
export class SimilarityIndex {
  constructor(
    readonly entity: string,
    readonly shards: number,
  ) {}

  #pk(tenantId: string, shard: number): string {
    return `${tenantId}#ALIKE#${this.entity}#${shard}`;
  }
  #key(tenantId: string, similarityKey: StoredSimilarityKey, no: number) {
    const name = nameOf(similarityKey);
    const sk = `${name}#${String(no).padStart(NO_DIGITS, '0')}`;
    return { pk: this.#pk(tenantId, shardOf(name, this.shards)), sk };
  }

  /** Belongs in the transaction that writes the record. */
  writes(
    tenantId: string,
    no: number,
    before: readonly StoredSimilarityKey[],
    after: readonly StoredSimilarityKey[],
  ): Write[] {
    const [was, is] = [new Map(before.map((t) => [nameOf(t), t])), new Map(after.map((t) => [nameOf(t), t]))];
    const gone = [...was].filter(([name]) => !is.has(name));
    const fresh = [...is].filter(([name]) => !was.has(name));
    const TableName = tableName();
    return [
      ...gone.map(([, similarityKey]) => ({
        item: { Delete: { TableName, Key: this.#key(tenantId, similarityKey, no) } },
      })),
      ...fresh.map(([, similarityKey]) => ({
        item: { Put: { TableName, Item: { ...this.#key(tenantId, similarityKey, no), ...similarityKey, no } } },
      })),
    ];
  }

  /** The first records with this trait. */
  async owners(tenantId: string, similarityKey: StoredSimilarityKey, limit: number): Promise<number[]> {
    const { pk } = this.#key(tenantId, similarityKey, 0);
    const found = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :name)',
        ExpressionAttributeValues: { ':pk': pk, ':name': `${nameOf(similarityKey)}#` },
        Limit: limit,
      }),
    );
    return ((found.Items ?? []) as SimilarityKeyOwner[]).map(({ no }) => no);
  }

  /** Records of one part that share a trait, trait by trait. */
  async *groups(tenantId: string, shard: number): AsyncGenerator<SimilarityKeyOwner[]> {
    let group: SimilarityKeyOwner[] = [];
    for await (const owner of this.#all(tenantId, shard)) {
      const [first] = group;
      if (first && nameOf(first) === nameOf(owner)) {
        group.push(owner);
        continue;
      }
      if (group.length > 1) yield group;
      group = [owner];
    }
    if (group.length > 1) yield group;
  }

  /** Every trait of every record. */
  async *everything(tenantId: string): AsyncGenerator<SimilarityKeyOwner> {
    for (let shard = 0; shard < this.shards; shard++) yield* this.#all(tenantId, shard);
  }

  async *#all(tenantId: string, shard: number): AsyncGenerator<SimilarityKeyOwner> {
    let next: Record<string, unknown> | undefined;
    do {
      const found = await documents.send(
        new QueryCommand({
          TableName: tableName(),
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': this.#pk(tenantId, shard) },
          ...(next ? { ExclusiveStartKey: next } : {}),
        }),
      );
      yield* (found.Items ?? []) as SimilarityKeyOwner[];
      next = found.LastEvaluatedKey;
    } while (next);
  }
}

import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetShardIteratorCommand,
  type Shard,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import type { Records } from '../records.ts';

/** The progress on a shard; kept across restarts. */
export interface Progress {
  readonly shard: string;
  /** The last record handed over; undefined before the first. */
  readonly sequence?: string | undefined;
  readonly isDone: boolean;
}

const fileName = (shard: string): string => shard.replace(/[^\w-]/g, '_');
export const progressOf = (all: Records<Progress>, shard: string): Progress | undefined => all.get(fileName(shard));
export const keepProgress = (all: Records<Progress>, progress: Progress): void =>
  all.put(fileName(progress.shard), progress);

async function shardsOf(client: DynamoDBStreamsClient, StreamArn: string): Promise<Shard[]> {
  const shards: Shard[] = [];
  let from: string | undefined;
  do {
    const request = new DescribeStreamCommand({ StreamArn, ExclusiveStartShardId: from });
    const { StreamDescription } = await client.send(request);
    shards.push(...(StreamDescription?.Shards ?? []));
    from = StreamDescription?.LastEvaluatedShardId;
  } while (from);
  return shards;
}

/** Finds the shards with unread records. A child waits for its parent, so that each key's changes stay in order. */
export async function openShards(
  client: DynamoDBStreamsClient,
  streamArn: string,
  progress: Records<Progress>,
): Promise<string[]> {
  const shards = await shardsOf(client, streamArn);
  const isDone = (id: string) => progressOf(progress, id)?.isDone === true;
  const known = new Set(shards.map((s) => s.ShardId));
  return shards
    .filter((s) => s.ShardId && !isDone(s.ShardId))
    .filter((s) => !s.ParentShardId || !known.has(s.ParentShardId) || isDone(s.ParentShardId))
    .map((s) => s.ShardId ?? '');
}

/** Returns the iterator that reads on after the last record handed over, else from the oldest kept record. */
export async function iteratorOf(
  client: DynamoDBStreamsClient,
  StreamArn: string,
  ShardId: string,
  sequence: string | undefined,
): Promise<string | undefined> {
  const oldest = new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' });
  if (sequence === undefined) return (await client.send(oldest)).ShardIterator;
  const after = { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: sequence } as const;
  try {
    return (await client.send(new GetShardIteratorCommand({ StreamArn, ShardId, ...after }))).ShardIterator;
  } catch (e) {
    if (!(e instanceof TrimmedDataAccessException)) throw e;
    return (await client.send(oldest)).ShardIterator;
  }
}

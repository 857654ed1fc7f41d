import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type _Record, DynamoDBStreamsClient, GetRecordsCommand } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '../create-table.ts';
import { invoke, type LocalFunction } from '../invoke.ts';
import { Records } from '../records.ts';
import { tellFailure } from './failures.ts';
import { lambdaRecord } from './lambda-record.ts';
import { iteratorOf, keepProgress, openShards, type Progress, progressOf } from './shards.ts';

const BATCH = 100;
/** Often enough to feel immediate, seldom enough to cost nothing. */
const IDLE_MS = 150;
const LONGEST_PAUSE_MS = 10_000;

export interface Poller {
  /** Resolves when everything written before the call was worked off. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface StreamOptions {
  readonly endpoint: string;
  readonly tableName: string;
  readonly fn: LocalFunction;
  /** Remembers across restarts how far it came; from the start of the stream without one. */
  readonly dir?: string | undefined;
  /** The stand-ins' unless given. */
  readonly credentials?: typeof LOCAL_CREDENTIALS;
}

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

/**
 * The event source mapping of the table's stream: records in order, at least once. A batch that fails is tried again
 * for ever, ever more slowly; on AWS it would end in the dead letters, here somebody is looking.
 */
class StreamPoller {
  private readonly progress: Records<Progress>;
  private readonly streams: DynamoDBStreamsClient;
  private readonly iterators = new Map<string, string>();
  private isStopped = false;
  private emptyRounds = 0;

  constructor(
    private readonly options: StreamOptions,
    private readonly streamArn: string,
  ) {
    this.progress = new Records<Progress>(options.dir);
    const { endpoint, credentials = LOCAL_CREDENTIALS } = options;
    this.streams = new DynamoDBStreamsClient({ endpoint, region: LOCAL_REGION, credentials });
  }

  async run(): Promise<void> {
    for (let failures = 0; !this.isStopped; ) {
      try {
        const isEmpty = (await this.round()) === 0;
        failures = 0;
        if (isEmpty) this.emptyRounds++;
        if (isEmpty) await pause(IDLE_MS);
      } catch (e) {
        if (this.isStopped) return;
        tellFailure(this.options.fn.name, e);
        this.iterators.clear();
        await pause(Math.min(LONGEST_PAUSE_MS, 200 * 2 ** failures++));
      }
    }
  }

  stop(): void {
    this.isStopped = true;
    this.streams.destroy();
  }

  /** Two whole rounds without a record: the first may have begun before the call. */
  async settled(): Promise<void> {
    for (const until = this.emptyRounds + 2; this.emptyRounds < until && !this.isStopped; ) await pause(20);
  }

  private async round(): Promise<number> {
    let count = 0;
    for (const shard of await openShards(this.streams, this.streamArn, this.progress)) count += await this.read(shard);
    return count;
  }

  private async read(shard: string): Promise<number> {
    const { sequence } = progressOf(this.progress, shard) ?? {};
    const iterator = this.iterators.get(shard) ?? (await iteratorOf(this.streams, this.streamArn, shard, sequence));
    const reply = await this.streams.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: BATCH }));
    const records = reply.Records ?? [];
    const last = records.length ? await this.deliver(records) : sequence;
    if (records.length || !reply.NextShardIterator) {
      keepProgress(this.progress, { shard, sequence: last, isDone: !reply.NextShardIterator });
    }
    if (reply.NextShardIterator) this.iterators.set(shard, reply.NextShardIterator);
    else this.iterators.delete(shard);
    return records.length;
  }

  private async deliver(records: readonly _Record[]): Promise<string | undefined> {
    const Records = records.map((record) => lambdaRecord(record, this.streamArn));
    const reply = (await invoke(this.options.fn, { Records })) as DynamoDBBatchResponse | undefined;
    const failed = reply?.batchItemFailures?.[0]?.itemIdentifier;
    if (failed !== undefined) throw new Error(`the batch failed from record ${failed} on`);
    return records.at(-1)?.dynamodb?.SequenceNumber;
  }
}

export async function pollStream(options: StreamOptions): Promise<Poller> {
  const { endpoint, tableName, credentials = LOCAL_CREDENTIALS } = options;
  const client = new DynamoDBClient({ endpoint, region: LOCAL_REGION, credentials });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  client.destroy();
  const poller = new StreamPoller(options, Table?.LatestStreamArn ?? '');
  const running = poller.run();
  return {
    settled: () => poller.settled(),
    stop: () => {
      poller.stop();
      return running;
    },
  };
}

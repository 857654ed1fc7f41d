import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { invoke, type LocalFunction } from '../invoke.ts';
import { md5, type Queue, type Received } from '../sqs/queue.ts';
import { ACCOUNT } from '../sqs/server.ts';
import { tellFailure } from './failures.ts';
import type { Poller } from './stream-poller.ts';

const WAIT_S = 20;
/** AWS would wait for the queue's visibility timeout; here somebody is looking. */
const retryAfter = (receives: number): number => 2 ** receives;

const record = (m: Received, queue: string): SQSRecord => ({
  messageId: m.id,
  receiptHandle: m.receipt,
  body: m.body,
  md5OfBody: md5(m.body),
  attributes: {
    ApproximateReceiveCount: String(m.receives),
    SentTimestamp: String(m.sentAt),
    SenderId: ACCOUNT,
    ApproximateFirstReceiveTimestamp: String(m.firstReceivedAt),
  },
  messageAttributes: Object.fromEntries(
    Object.entries(m.attributes).map(([name, { DataType, StringValue }]) => [
      name,
      { dataType: DataType as 'String', ...(StringValue === undefined ? {} : { stringValue: StringValue }) },
    ]),
  ),
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:eu-west-1:${ACCOUNT}:${queue}`,
  awsRegion: 'eu-west-1',
});

/** Ids of the messages to try again: those the worker names, or all when it fell over. */
async function failuresOf(fn: LocalFunction, event: SQSEvent): Promise<Set<string>> {
  try {
    const reply = (await invoke(fn, event)) as SQSBatchResponse | undefined;
    return new Set(reply?.batchItemFailures?.map((f) => f.itemIdentifier));
  } catch (e) {
    tellFailure(fn.name, e);
    return new Set(event.Records.map((r) => r.messageId));
  }
}

/** The event source mapping of one queue. */
export function pollQueue(queue: Queue, fn: LocalFunction, batchSize: number): Poller {
  let isStopped = false;
  const run = async () => {
    while (!isStopped) {
      const messages = await queue.receive(batchSize, WAIT_S);
      if (messages.length === 0) continue;
      const failed = await failuresOf(fn, { Records: messages.map((m) => record(m, queue.options.name)) });
      for (const m of messages) {
        if (failed.has(m.id)) queue.changeVisibility(m.receipt, retryAfter(m.receives));
        else queue.delete(m.receipt);
      }
    }
  };
  const running = run();
  return {
    settled: async () => {
      for (let counts = queue.counts(); counts.visible + counts.inFlight > 0; counts = queue.counts()) {
        await new Promise((next) => setTimeout(next, 20));
      }
    },
    stop: () => {
      isStopped = true;
      queue.close();
      return running;
    },
  };
}

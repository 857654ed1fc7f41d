import { GetQueueAttributesCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { QueueName } from '#shared/kernel/job.ts';
import { env } from './env.ts';

const sqs = new SQSClient({});
/** SQS's own limit. */
const BATCH = 10;

/** Hands messages to a queue's worker; all of them or an error. */
export async function enqueue(queue: QueueName, messages: readonly unknown[]): Promise<void> {
  for (let i = 0; i < messages.length; i += BATCH) {
    const Entries = messages.slice(i, i + BATCH).map((m, n) => ({ Id: String(n), MessageBody: JSON.stringify(m) }));
    const reply = await sqs.send(new SendMessageBatchCommand({ QueueUrl: env.queueUrl(queue), Entries }));
    if (reply.Failed?.length) throw new Error(`${reply.Failed.length} messages were not taken by ${queue}`);
  }
}

/** Messages waiting; the queue answers, or it is down. */
export async function queueDepth(queue: QueueName): Promise<number> {
  const reply = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: env.queueUrl(queue), AttributeNames: ['ApproximateNumberOfMessages'] }),
  );
  return Number(reply.Attributes?.ApproximateNumberOfMessages ?? 0);
}

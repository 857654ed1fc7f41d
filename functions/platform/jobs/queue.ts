import { GetQueueAttributesCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { env } from '#functions/platform/runtime/env.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { logFailure } from '#functions/platform/runtime/outage-log.ts';
import type { QueueName } from '#shared/kernel/contract/job.ts';

const sqs = new SQSClient({});
/** SQS's own limit. */
const BATCH = 10;

/** SQS takes what XML takes. JSON escapes the other signs that XML does not know; in JSON these stand in texts alone. */
const bodyOf = (message: unknown): string =>
  JSON.stringify(message).replace(/[\uFFFE\uFFFF]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

async function sendBatch(queue: QueueName, messages: readonly unknown[], afterS: number): Promise<number[]> {
  const Entries = messages.map((message, n) => ({
    Id: String(n),
    MessageBody: bodyOf(message),
    DelaySeconds: afterS,
  }));
  try {
    const reply = await sqs.send(new SendMessageBatchCommand({ QueueUrl: env.queueUrl(queue), Entries }));
    if (reply.Failed?.length) logger.error('messages were not taken', { queue, failed: reply.Failed });
    return (reply.Failed ?? []).map(({ Id }) => Number(Id));
  } catch (e) {
    logFailure('messages were not taken', e, { queue });
    return messages.map((_, n) => n);
  }
}

/**
 * Hands messages to a queue's worker, who sees them after so many seconds, each whatever becomes of the others; answers
 * the places of those it did not take.
 */
export async function offer(queue: QueueName, messages: readonly unknown[], afterS = 0): Promise<number[]> {
  const left: number[] = [];
  for (let i = 0; i < messages.length; i += BATCH)
    left.push(...(await sendBatch(queue, messages.slice(i, i + BATCH), afterS)).map((n) => i + n));
  return left;
}

/** Hands messages to a queue's worker; all of them or an error. */
export async function enqueue(queue: QueueName, messages: readonly unknown[], afterS = 0): Promise<void> {
  const { length } = await offer(queue, messages, afterS);
  if (length > 0) throw new Error(`${length} messages were not taken by ${queue}`);
}

/** Messages waiting; the queue answers, or it is down. */
export async function queueDepth(queue: QueueName): Promise<number> {
  const reply = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: env.queueUrl(queue), AttributeNames: ['ApproximateNumberOfMessages'] }),
  );
  return Number(reply.Attributes?.ApproximateNumberOfMessages ?? 0);
}

import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { lastWordsOf } from '#functions/platform/jobs/last-words.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { logFailure } from '#functions/platform/runtime/outage-log.ts';
import { QUEUES, type QueueName } from '#shared/kernel/contract/job.ts';
import { keepLetter, type StoredLetter } from '../store.ts';

function queueOf({ eventSourceARN }: SQSRecord): QueueName {
  const name = eventSourceARN.split(':').at(-1) ?? '';
  const found = QUEUES.find((queue) => name.endsWith(`${queue}-dead`));
  if (!found) throw new Error(`${name} is no queue of dead letters`);
  return found;
}

/** Reads the names in a message, as far as it can be read. */
function namesIn(body: string): { readonly type: string; readonly clientId: string } {
  try {
    const { type, tenantId } = JSON.parse(body) as { readonly type?: unknown; readonly tenantId?: unknown };
    return { type: String(type ?? ''), clientId: String(tenantId ?? '') };
  } catch {
    return { type: '', clientId: '' };
  }
}

async function letterOf(record: SQSRecord, now: Date): Promise<StoredLetter> {
  return {
    id: record.messageId,
    queue: queueOf(record),
    ...namesIn(record.body),
    sentAt: new Date(Number(record.attributes.SentTimestamp)).toISOString(),
    diedAt: now.toISOString(),
    reason: await lastWordsOf(record.messageId),
    state: 'open',
    body: record.body,
  };
}

/** Keeps the dead letters of all queues in the table, where an operator reads and replays them. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of Records) {
    try {
      const letter = await letterOf(record, new Date());
      await keepLetter(letter);
      logger.error('dead letter', { queue: letter.queue, type: letter.type, messageId: letter.id });
    } catch (e) {
      logFailure('failed', e, { messageId: record.messageId });
      batchItemFailures.push({ itemIdentifier: record.messageId });
    }
  }
  return { batchItemFailures };
}

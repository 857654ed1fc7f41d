import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { deltaOwner } from '#functions/platform/list-index/head.ts';
import { logger } from '#functions/platform/logger.ts';
import { enqueue } from '#functions/platform/queue.ts';
import type { OutboxMessage } from '#functions/platform/record/outbox.ts';
import { lists } from '../lists.ts';
import { outboxOf } from '../outbox.ts';

const keyOf = (record: DynamoDBRecord) => ({
  pk: record.dynamodb?.Keys?.pk?.S ?? '',
  sk: record.dynamodb?.Keys?.sk?.S ?? '',
});

/** Lists with new deltas, each once however many deltas the batch brings. */
function pendingFolds(records: readonly DynamoDBRecord[]): Map<string, { tenantId: string; list: string }> {
  const owners = records
    .filter((record) => record.eventName !== 'REMOVE')
    .flatMap((record) => deltaOwner(keyOf(record).pk, keyOf(record).sk) ?? []);
  return new Map(owners.map((owner) => [`${owner.tenantId} ${owner.list}`, owner]));
}

/**
 * The table's stream: what a write has promised goes to the queue, and list indexes take their deltas in. A batch that
 * fails comes again from its first record on; queue messages carry an id, and a fold repeats harmlessly.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const first = event.Records[0]?.dynamodb?.SequenceNumber;
  try {
    const messages: OutboxMessage[] = event.Records.flatMap(outboxOf);
    await enqueue('outbox', messages);
    for (const { tenantId, list } of pendingFolds(event.Records).values()) {
      await lists.find((candidate) => candidate.name === list)?.fold(tenantId);
    }
    return { batchItemFailures: [] };
  } catch (e) {
    logger.error('stream batch failed', e as Error);
    return { batchItemFailures: first ? [{ itemIdentifier: first }] : [] };
  }
}

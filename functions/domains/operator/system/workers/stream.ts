import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { keepDeliveries } from '#functions/domains/operator/webhook/public/from-stream.ts';
import { offer } from '#functions/platform/jobs/queue.ts';
import { deltaOwner, FOLD_AT } from '#functions/platform/list-index/head.ts';
import { logFailure } from '#functions/platform/runtime/outage-log.ts';
import { outboxOf } from '../outbox.ts';

const keyOf = (record: DynamoDBRecord) => ({
  pk: record.dynamodb?.Keys?.pk?.S ?? '',
  sk: record.dynamodb?.Keys?.sk?.S ?? '',
});

interface Fold {
  readonly tenantId: string;
  readonly list: string;
  /** The first record that asks for it. */
  readonly at: number;
}
/** Lists with new deltas, each once however many deltas the batch brings. */
function pendingFolds(records: readonly DynamoDBRecord[]): Fold[] {
  const owners = records.flatMap((record, at) => {
    const owner = record.eventName === 'REMOVE' ? undefined : deltaOwner(keyOf(record).pk, keyOf(record).sk);
    return owner ? [{ ...owner, at }] : [];
  });
  return [...new Map(owners.reverse().map((owner) => [`${owner.tenantId} ${owner.list}`, owner])).values()];
}

/** The places of the records whose promises the queue did not take. */
async function queued(records: readonly DynamoDBRecord[]): Promise<number[]> {
  const messages = records.flatMap((record, at) => outboxOf(record).map((message) => ({ message, at })));
  const left = await offer(
    'outbox',
    messages.map(({ message }) => message),
  );
  return left.flatMap((n) => messages[n]?.at ?? []);
}

/** The places of the records whose lists did not take their deltas in. */
async function folded(records: readonly DynamoDBRecord[]): Promise<number[]> {
  const folds = pendingFolds(records);
  if (folds.length === 0) return [];
  const { lists } = await import('../lists.ts');
  const failed: number[] = [];
  for (const { tenantId, list, at } of folds) {
    try {
      await lists.find((candidate) => candidate.name === list)?.fold(tenantId, FOLD_AT);
    } catch (e) {
      logFailure('fold failed', e, { tenantId, list });
      failed.push(at);
    }
  }
  return failed;
}

/**
 * The table's stream: what a write has promised goes to the queue, webhooks keep what they deliver, and list indexes take
 * their deltas in. All is tried,
 * whatever fails: the batch comes again from the first record that did, and once it has come too often only that is
 * lost, nothing behind it. Queue messages carry an id, and a fold repeats harmlessly.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const failed = [
    ...(await queued(Records)),
    ...(await keepDeliveries(Records, new Date())),
    ...(await folded(Records)),
  ];
  const first = failed.length > 0 && Records[Math.min(...failed)]?.dynamodb?.SequenceNumber;
  return { batchItemFailures: first ? [{ itemIdentifier: first }] : [] };
}

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ItemKey } from './read.ts';
import { documents, tableName } from './table.ts';

/** Longer than a worker may take. */
const LEASE_MS = 16 * 60_000;
const leaseUpdate = ({ pk, sk }: ItemKey, until: string, now: string) =>
  new UpdateCommand({
    TableName: tableName(),
    Key: { pk, sk },
    UpdateExpression: 'SET #until = :until',
    ConditionExpression: 'attribute_not_exists(#until) OR #until <= :now',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': until, ':now': now },
  });

/**
 * Runs `work` for one worker at a time. Returns false when another worker has the lease. A lease whose worker was killed
 * ends by itself.
 */
export async function withLease(key: ItemKey, now: Date, work: () => Promise<void>): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  try {
    await documents.send(leaseUpdate(key, until, now.toISOString()));
  } catch (e) {
    if (e instanceof Error && e.name === 'ConditionalCheckFailedException') return false;
    throw e;
  }
  try {
    await work();
  } finally {
    await documents.send(leaseUpdate(key, '', until));
  }
  return true;
}

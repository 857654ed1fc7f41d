import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from './table.ts';

/** DynamoDB's own limit for one batch. */
const BATCH = 25;
const TRIES = 10;
type Request = { PutRequest: { Item: Record<string, unknown> } } | { DeleteRequest: { Key: Record<string, unknown> } };

async function sendBatch(requests: readonly Request[]): Promise<void> {
  let left: readonly unknown[] = requests;
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt >= TRIES) throw new Error('a batch was never taken whole');
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, 20 * 2 ** attempt));
    const { UnprocessedItems } = await documents.send(
      new BatchWriteCommand({ RequestItems: { [tableName()]: left as Request[] } }),
    );
    left = UnprocessedItems?.[tableName()] ?? [];
  }
}

/** Writes outside a transaction, in any order. */
export async function writeBatches(requests: readonly Request[]): Promise<void> {
  for (let i = 0; i < requests.length; i += BATCH) await sendBatch(requests.slice(i, i + BATCH));
}

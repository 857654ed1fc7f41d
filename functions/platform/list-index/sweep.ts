import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '../table.ts';
import { writeBatches } from '../write-batches.ts';
import type { Layout } from './layout.ts';

async function sweepColumn(pk: string): Promise<void> {
  let next: Record<string, unknown> | undefined;
  do {
    const { Items, LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ProjectionExpression: 'pk, sk',
        ...(next ? { ExclusiveStartKey: next } : {}),
      }),
    );
    await writeBatches((Items ?? []).map((Key) => ({ DeleteRequest: { Key } })));
    next = LastEvaluatedKey;
  } while (next);
}

/** Deletes the leaves of a generation that no head points at. */
export async function sweep(layout: Layout, tenantId: string, generation: number): Promise<void> {
  await Promise.all(layout.columns.map((column) => sweepColumn(layout.leafPartition(tenantId, generation, column))));
}

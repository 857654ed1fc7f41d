import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '../table.ts';
import { writeBatches } from '../write-batches.ts';
import type { Layout } from './layout.ts';

/** Deletes the leaves of a generation that no head points at. */
export async function sweep(layout: Layout, tenantId: string, generation: number): Promise<void> {
  for (const column of layout.columns) {
    const pk = layout.leafPartition(tenantId, generation, column);
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
}

import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { keepDeliveries } from '#functions/domains/operator/webhook/public/from-stream.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { STREAM_WORKER } from '#infra/stacks/workers-stack.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { runAs } from './rights.ts';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
const inserted = (item: Record<string, unknown>): DynamoDBRecord => {
  const image = marshall(item, { removeUndefinedValues: true }) as Image;
  return {
    eventName: 'INSERT',
    dynamodb: { Keys: { pk: { S: String(item.pk) }, sk: { S: String(item.sk) } }, NewImage: image },
  };
};
/** The record of the stream about a change of the agency's endpoints. */
const changed = (tenantId: string): DynamoDBRecord => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: `${tenantId}#WEBHOOKS` }, sk: { S: 'x' } } },
});

/** The log entries of a record, as the stream brings them. */
export async function streamed(tenantId: string, entity: string, id: Id): Promise<DynamoDBRecord[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :log)',
      ExpressionAttributeValues: { ':pk': `${tenantId}#${entity}#${noOf(id)}`, ':log': 'A#' },
    }),
  );
  return Items.map(inserted);
}

/** Brings the stream's worker what was written of a record, after it has heard of the endpoints. */
export async function stream(tenantId: string, entity: string, id: Id, now = new Date()): Promise<number[]> {
  const records = await streamed(tenantId, entity, id);
  return runAs(STREAM_WORKER, () => keepDeliveries([changed(tenantId), ...records], now));
}

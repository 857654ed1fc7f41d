import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { itemsOf, type PickerItem, partitionOf, summaryOf } from './keys.ts';

async function* storedItems(tenantId: string, entity: string): AsyncGenerator<PickerItem> {
  let next: Record<string, unknown> | undefined;
  do {
    const { Items, LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partitionOf(tenantId, entity) },
        ...(next ? { ExclusiveStartKey: next } : {}),
      }),
    );
    yield* (Items ?? []) as PickerItem[];
    next = LastEvaluatedKey;
  } while (next);
}

/** Writes that give stored cards the keys of today's `fold`. Each item carries its whole card, so no record is read. */
export async function renewedItems(tenantId: string, entity: string): Promise<Write[]> {
  const [stored, wanted] = [new Map<string, PickerItem>(), new Map<string, PickerItem>()];
  for await (const item of storedItems(tenantId, entity)) {
    stored.set(item.sk, item);
    const no = Number(item.sk.slice(item.sk.lastIndexOf('#') + 1));
    for (const one of itemsOf(tenantId, entity, no, summaryOf(item))) wanted.set(one.sk, one);
  }
  const TableName = tableName();
  const gone = [...stored.values()].filter(({ sk }) => !wanted.has(sk));
  const fresh = [...wanted.values()].filter(({ sk }) => !stored.has(sk));
  return [
    ...gone.map(({ pk, sk }) => ({ item: { Delete: { TableName, Key: { pk, sk } } } })),
    ...fresh.map((Item) => ({ item: { Put: { TableName, Item: { ...Item } } } })),
  ];
}

import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { measure } from './capacity-meter.ts';
import { documents, tableName } from './table.ts';
import { commit } from './write.ts';

const TableName = tableName();
const item = (pk: string, bytes: number) => ({ pk, sk: 'a', text: 'x'.repeat(bytes) });

test('adds up units of reads and writes, and of reads that find nothing', async () => {
  const pk = ulid();
  const written = await measure(() => documents.send(new PutCommand({ TableName, Item: item(pk, 1500) })));
  const own = [{ key: `${pk} a`, units: 2 }];
  expect(written.usage).toEqual({ reads: 0, writes: 2, calls: 1, trips: 1, written: own });
  const get = (strong: boolean, of: string) =>
    measure(() => documents.send(new GetCommand({ TableName, Key: { pk: of, sk: 'a' }, ConsistentRead: strong })));
  expect((await get(true, pk)).usage.reads).toBe(1);
  expect((await get(false, pk)).usage.reads).toBe(0.5);
  expect((await get(true, ulid())).usage.reads).toBe(1);
  const query = { TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': ulid() } };
  expect((await measure(() => documents.send(new QueryCommand(query)))).usage.reads).toBe(0.5);
});

test('counts a transaction twice, and its index entries', async () => {
  const put = (Item: object) => ({ item: { Put: { TableName, Item: { ...Item } } } });
  const plain = await measure(() => commit([put(item(ulid(), 1500)), put(item(ulid(), 10))]));
  expect(plain.usage.writes).toBe(6);
  const indexed = await measure(() => commit([put({ ...item(ulid(), 10), gsi1pk: 'a', gsi1sk: 'b' })]));
  expect(indexed.usage.writes).toBe(4);
});

test('counts calls that wait for each other as trips, and calls at once as one', async () => {
  const put = () => documents.send(new PutCommand({ TableName, Item: item(ulid(), 10) }));
  const { usage } = await measure(async () => {
    await Promise.all([put(), put(), put()]);
    await put();
  });
  expect([usage.calls, usage.trips]).toEqual([4, 2]);
});

test('names the items of a transaction with their units', async () => {
  const [long, short] = [ulid(), ulid()];
  const put = (Item: object) => ({ item: { Put: { TableName, Item: { ...Item } } } });
  const { usage } = await measure(() => commit([put(item(long, 1500)), put(item(short, 10))]));
  expect(usage.written).toEqual([
    { key: `${long} a`, units: 4 },
    { key: `${short} a`, units: 2 },
  ]);
});

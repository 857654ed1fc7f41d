import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTable, LOCAL_CREDENTIALS, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { type Dynamo, startDynamo } from '#scripts/local/dynamo.ts';
import { pollQueue } from '#scripts/local/events/queue-poller.ts';
import { cronOf } from '#scripts/local/events/schedules.ts';
import { pollStream } from '#scripts/local/events/stream-poller.ts';
import { freePort } from '#scripts/local/ports.ts';
import { Queue } from '#scripts/local/sqs/queue.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';

const fn = (handler: (event: never) => unknown) => ({ name: 'test', timeout: 5, load: async () => ({ handler }) });

let dynamo: Dynamo;
let client: DynamoDBClient;
beforeAll(async () => {
  dynamo = await startDynamo({ port: await freePort() });
  client = new DynamoDBClient({ endpoint: dynamo.endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
});
afterAll(() => dynamo.stop());

const put = (TableName: string, pk: string, extra = {}) =>
  client.send(new PutItemCommand({ TableName, Item: { pk: { S: pk }, sk: { S: 's' }, ...extra } }));
const keys = (records: readonly DynamoDBRecord[]) => records.map((r) => r.dynamodb?.Keys?.pk?.S);

test('the stream arrives in the shape of Lambda, bytes as base64', async () => {
  await createTable(dynamo.endpoint, 'shape');
  const seen: DynamoDBRecord[] = [];
  const handler = async (event: DynamoDBStreamEvent) => void seen.push(...event.Records);
  const poller = await pollStream({ endpoint: dynamo.endpoint, tableName: 'shape', fn: fn(handler) });
  await put('shape', 'a', { data: { B: new Uint8Array([1, 2]) }, list: { L: [{ M: { n: { N: '1' } } }] } });
  await put('shape', 'a');
  await poller.settled();
  await poller.stop();
  expect(seen.map((r) => r.eventName)).toEqual(['INSERT', 'MODIFY']);
  expect(seen[0]?.dynamodb?.NewImage).toEqual({
    pk: { S: 'a' },
    sk: { S: 's' },
    data: { B: 'AQI=' },
    list: { L: [{ M: { n: { N: '1' } } }] },
  });
  expect(seen[1]?.dynamodb?.OldImage?.data).toEqual({ B: 'AQI=' });
});

test('a batch that fails comes again until it succeeds, and the order stays', async () => {
  await createTable(dynamo.endpoint, 'failing');
  const seen: (string | undefined)[] = [];
  let failures = 2;
  const handler = async ({ Records }: DynamoDBStreamEvent) => {
    if (failures-- > 0) return { batchItemFailures: [{ itemIdentifier: Records[0]?.dynamodb?.SequenceNumber }] };
    seen.push(...keys(Records));
    return undefined;
  };
  for (const pk of ['a', 'b', 'c']) await put('failing', pk);
  const poller = await pollStream({ endpoint: dynamo.endpoint, tableName: 'failing', fn: fn(handler) });
  await poller.settled();
  await poller.stop();
  expect(seen).toEqual(['a', 'b', 'c']);
});

test('after a restart it goes on where it was: nothing lost, nothing of the past again', async () => {
  await createTable(dynamo.endpoint, 'restart');
  const dir = tempFolder('stream');
  const seen: (string | undefined)[] = [];
  const handler = async ({ Records }: DynamoDBStreamEvent) => void seen.push(...keys(Records));
  const start = () => pollStream({ endpoint: dynamo.endpoint, tableName: 'restart', fn: fn(handler), dir });
  const first = await start();
  await put('restart', 'before');
  await first.settled();
  await first.stop();
  await put('restart', 'while stopped');
  const second = await start();
  await second.settled();
  await second.stop();
  expect(seen).toEqual(['before', 'while stopped']);
});

test('a queue worker gets batches; only what it names comes again', async () => {
  const queue = new Queue({ name: 'work', visibilityTimeout: 30 });
  const tries: Record<string, number> = {};
  const handler = async ({ Records }: SQSEvent) => {
    for (const r of Records) tries[r.body] = Number(r.attributes.ApproximateReceiveCount);
    const bad = Records.filter((r) => r.body === 'bad' && r.attributes.ApproximateReceiveCount === '1');
    return { batchItemFailures: bad.map((r) => ({ itemIdentifier: r.messageId })) };
  };
  queue.send('good');
  queue.send('bad');
  const poller = pollQueue(queue, fn(handler), 10);
  await poller.settled();
  await poller.stop();
  expect(tries).toEqual({ good: 1, bad: 2 });
});

test('a worker that falls over loses no message', async () => {
  const queue = new Queue({ name: 'work', visibilityTimeout: 30 });
  let calls = 0;
  const handler = async () => {
    if (calls++ === 0) throw new Error('fell over');
  };
  queue.send('x');
  const poller = pollQueue(queue, fn(handler), 10);
  await poller.settled();
  await poller.stop();
  expect(calls).toBe(2);
});

test.each([
  ['cron(15 2 * * ? *)', 'Europe/Copenhagen', '2026-11-21T01:15:00.000Z'],
  ['cron(0 8 ? * MON *)', 'Europe/Copenhagen', '2026-11-23T07:00:00.000Z'],
  ['cron(0 6 L * ? *)', 'UTC', '2026-11-30T06:00:00.000Z'],
  ['cron(0 9 ? * 2#1 *)', 'UTC', '2026-12-07T09:00:00.000Z'],
])('%s in %s next runs at %s', (schedule, timezone, next) => {
  const from = new Date('2026-11-20T12:00:00Z');
  expect(cronOf({ schedule, timezone }).nextRun(from)?.toISOString()).toBe(next);
});

test('a rate keeps its distance, and nonsense is refused', () => {
  expect(cronOf({ schedule: 'rate(15 minutes)', timezone: 'UTC' }).options.interval).toBe(900);
  expect(() => cronOf({ schedule: 'every day', timezone: 'UTC' })).toThrow('not a schedule');
});

import { spawn } from 'node:child_process';
import { DescribeTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTable, LOCAL_CREDENTIALS, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { type Dynamo, startDynamo } from '#scripts/local/dynamo.ts';
import { freePort } from '#scripts/local/ports.ts';

let dynamo: Dynamo;
let client: DynamoDBClient;

beforeAll(async () => {
  dynamo = await startDynamo({ port: await freePort() });
  client = new DynamoDBClient({ endpoint: dynamo.endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
}, 60_000);

afterAll(() => dynamo.stop());

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the table has three full indexes and a stream with both images', async () => {
  await createTable(dynamo.endpoint, 'app');
  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'app' }));
  expect(Table?.GlobalSecondaryIndexes?.map((i) => [i.IndexName, i.Projection?.ProjectionType]).sort()).toEqual([
    ['gsi1', 'ALL'],
    ['gsi2', 'ALL'],
    ['gsi3', 'ALL'],
  ]);
  expect(Table?.StreamSpecification?.StreamViewType).toBe('NEW_AND_OLD_IMAGES');
});

test('creating the table twice keeps what is in it', async () => {
  await createTable(dynamo.endpoint, 'twice');
  await client.send(new PutItemCommand({ TableName: 'twice', Item: { pk: { S: 'a' }, sk: { S: 'b' } } }));
  await createTable(dynamo.endpoint, 'twice');
  const { Table } = await client.send(new DescribeTableCommand({ TableName: 'twice' }));
  expect(Table?.ItemCount).toBe(1);
});

test('Java ends when its parent is killed', async () => {
  const port = await freePort();
  const script = `import('./scripts/local/dynamo.ts').then(async (m) => { const d = await m.startDynamo({ port: ${port} }); console.log(d.pid); setInterval(() => {}, 1000); });`;
  const parent = spawn(process.execPath, ['--import', 'tsx', '-e', script]);
  const pid = await new Promise<number>((done) => parent.stdout.once('data', (line) => done(Number(line))));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 15_000, interval: 100 }).toBe(false);
}, 60_000);

test('a taken port is told, not waited for', async () => {
  await expect(startDynamo({ port: Number(new URL(dynamo.endpoint).port) })).rejects.toThrow();
}, 60_000);

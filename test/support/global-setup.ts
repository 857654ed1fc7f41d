import { createTable, LOCAL_CREDENTIALS, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { type Dynamo, startDynamo } from '#scripts/local/dynamo.ts';
import { freePort } from '#scripts/local/ports.ts';
import { startIdentity } from './identity.ts';
import { startBucket } from './paper.ts';
import { announceTables, WORKERS } from './workers.ts';

const TABLE = 'test';
/** Each takes some 300 MB. */
const MOST_TABLES = 4;

async function tableInMemory(): Promise<Dynamo> {
  const dynamo = await startDynamo({ port: await freePort() });
  await createTable(dynamo.endpoint, TABLE);
  return dynamo;
}

function announce(endpoints: readonly string[]): void {
  announceTables(endpoints);
  Object.assign(process.env, {
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    TABLE_NAME: TABLE,
    TABLE_IN_MEMORY: '1',
  });
}

/**
 * vitest `globalSetup`: a DynamoDB in memory for each worker, one bucket and one user pool for all test files of all projects; tests part by tenant.
 * DynamoDB Local answers one call after another: two workers at one table would wait a quarter of their time.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.TEST_POOL_KEY) return async () => undefined;
  const tables: Dynamo[] = [];
  // One after another: each looks for a port that is free.
  while (tables.length < Math.min(WORKERS, MOST_TABLES)) tables.push(await tableInMemory());
  announce(tables.map(({ endpoint }) => endpoint));
  const stopIdentity = await startIdentity();
  const stopBucket = await startBucket();
  return async () => {
    await stopBucket();
    await stopIdentity();
    await Promise.all(tables.map((table) => table.stop()));
  };
}

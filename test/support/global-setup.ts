import { createTable, LOCAL_CREDENTIALS, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { type Dynamo, startDynamo } from '#scripts/local/dynamo.ts';
import { freePort } from '#scripts/local/ports.ts';
import { startIdentity } from './identity.ts';
import { startBucket } from './printing.ts';
import { announceTables, WORKERS } from './workers.ts';

const TABLE = 'test';
/** Each takes some 300 MB. */
const MOST_TABLES = 4;

async function tableInMemory(): Promise<Dynamo> {
  const dynamo = await startDynamo({ port: await freePort() });
  await createTable(dynamo.endpoint, TABLE, { hasStream: false });
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

/** So many DynamoDBs in memory, one bucket and one user pool; `takeTable` points a process at one of the first. */
export async function standTables(count: number): Promise<() => Promise<void>> {
  const tables: Dynamo[] = [];
  // One after another: each looks for a port that is free.
  while (tables.length < count) tables.push(await tableInMemory());
  announce(tables.map(({ endpoint }) => endpoint));
  const stopIdentity = await startIdentity();
  const stopBucket = await startBucket();
  return async () => {
    await stopBucket();
    await stopIdentity();
    await Promise.all(tables.map((table) => table.stop()));
  };
}

/**
 * vitest `globalSetup`: a DynamoDB for each worker, the rest once for all test files of all projects; tests part by tenant.
 * DynamoDB Local answers one call after another: two workers at one table would wait a quarter of their time.
 */
export const setup = async (): Promise<() => Promise<void>> =>
  process.env.TEST_POOL_KEY ? async () => undefined : standTables(Math.min(WORKERS, MOST_TABLES));

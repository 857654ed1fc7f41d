import { createTable, LOCAL_CREDENTIALS, LOCAL_REGION } from '#scripts/local/create-table.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { freePort } from '#scripts/local/ports.ts';
import { startIdentity } from './identity.ts';
import { startBucket } from './paper.ts';

const TABLE = 'test';

function announce(endpoint: string): void {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    TABLE_NAME: TABLE,
    TABLE_IN_MEMORY: '1',
  });
}

/** vitest `globalSetup`: one DynamoDB in memory, one bucket and one user pool for all test files of all projects; tests part by tenant. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.TEST_POOL_KEY) return async () => undefined;
  const dynamo = await startDynamo({ port: await freePort() });
  await createTable(dynamo.endpoint, TABLE);
  announce(dynamo.endpoint);
  const stopIdentity = await startIdentity();
  const stopBucket = await startBucket();
  return async () => {
    await stopBucket();
    await stopIdentity();
    await dynamo.stop();
  };
}

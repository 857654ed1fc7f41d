import { createTable } from '#scripts/local/create-table.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { freePort } from '#scripts/local/ports.ts';

/**
 * A DynamoDB for one test file alone: for tests that go through every agency, or need fixed ids. A second table in the
 * shared one will not do: DynamoDB Local looks for a table's streams among those of all, and each write takes 200 ms.
 * To be called before anything is read; ends what it started when the returned function is called.
 */
export async function ownTable(tableName: string): Promise<() => Promise<void>> {
  const dynamo = await startDynamo({ port: await freePort() });
  await createTable(dynamo.endpoint, tableName);
  Object.assign(process.env, { AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint, TABLE_NAME: tableName });
  return dynamo.stop;
}

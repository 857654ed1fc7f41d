import { createTable } from '#scripts/local/create-table.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { freePort } from '#scripts/local/ports.ts';
import { accountVariables, newAccount } from '#scripts/localstack/account.ts';
import { localstackBehind } from './localstack.ts';

async function ownDynamo(tableName: string): Promise<() => Promise<void>> {
  const dynamo = await startDynamo({ port: await freePort() });
  await createTable(dynamo.endpoint, tableName, { hasStream: false });
  process.env.AWS_ENDPOINT_URL_DYNAMODB = dynamo.endpoint;
  return dynamo.stop;
}

/** LocalStack has one database for each account. */
async function ownAccount(localstack: string, tableName: string): Promise<() => Promise<void>> {
  const account = newAccount();
  await createTable(localstack, tableName, { credentials: account });
  Object.assign(process.env, accountVariables(account));
  return async () => undefined;
}

/**
 * A DynamoDB for one test file alone: for tests that go through every agency, or need fixed ids. A second table in the
 * shared one will not do: DynamoDB Local looks for a table's streams among those of all, and each write takes 200 ms.
 * To be called before anything is read; ends what it started when the returned function is called.
 */
export async function ownTable(tableName: string): Promise<() => Promise<void>> {
  const localstack = localstackBehind();
  process.env.TABLE_NAME = tableName;
  return localstack ? ownAccount(localstack, tableName) : ownDynamo(tableName);
}

import { availableParallelism } from 'node:os';

/** Two on the two cores of CI, where vitest would take one: part of each test is waiting for the database. Three are slower. */
export const WORKERS = Math.max(2, availableParallelism() - 1);

const ENDPOINTS = 'TEST_DYNAMO_ENDPOINTS';

/** For the processes of the run, which begin with these variables. */
export const announceTables = (endpoints: readonly string[]): void => {
  process.env[ENDPOINTS] = endpoints.join(' ');
};

/** Points this process at the DynamoDB of its worker, where the run has several. */
export function takeTable(): void {
  const endpoints = process.env[ENDPOINTS]?.split(' ') ?? [];
  const own = endpoints[Number(process.env.VITEST_POOL_ID ?? 0) % endpoints.length];
  if (own) process.env.AWS_ENDPOINT_URL_DYNAMODB = own;
}

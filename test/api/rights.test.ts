import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { addressToGet, addressToPut } from '#functions/platform/files/bucket.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { Audience, Grant } from '#shared/kernel/contract/route.ts';
import { runAs, takeBreaches } from '#test/support/rights.ts';

/** Lists the breaches that are found when a function with this access runs `run`. */
async function breachesOf(audience: Audience, grants: readonly Grant[], run: () => unknown): Promise<string[]> {
  await runAs({ domain: 'show', operation: 'list', audience, grants }, run);
  return takeBreaches();
}
const read = (pk: string) => () => documents.send(new GetCommand({ TableName: tableName(), Key: { pk, sk: 'R' } }));
const touch = (pk: string) => () =>
  documents
    .send(new UpdateCommand({ TableName: tableName(), Key: { pk, sk: 'R' }, UpdateExpression: 'SET a = b' }))
    .catch(() => undefined);

it('what a function does beyond its grants comes to light, in sent requests and in signed ones', async () => {
  expect(await breachesOf('user', ['table:read'], read('T#show#1'))).toEqual([]);
  expect(await breachesOf('user', ['files:read'], read('T#show#1'))).toEqual(['show.list may not GetItem T#show#1']);
  const toPut = () => addressToPut('key', { size: 1, type: 'text/plain' }, { expiresIn: 60 });
  const toGet = () => addressToGet('key', { type: 'text/plain', disposition: 'inline', cache: '' }, { expiresIn: 60 });
  expect(await breachesOf('user', ['files:read'], toGet)).toEqual([]);
  expect(await breachesOf('user', ['files:read'], toPut)).toEqual(['show.list may not PutObject ']);
});

it('the platform’s own writes reach its own items alone', async () => {
  expect(await breachesOf('user', ['table:read'], touch('I#sub'))).toEqual([]);
  expect(await breachesOf('public', ['table:read'], touch('RATE#x'))).toEqual([]);
  expect(await breachesOf('public', ['table:read'], touch('I#sub'))).toEqual(['show.list may not UpdateItem I#sub']);
});

it('a variable that infra does not give comes to light', async () => {
  expect(await breachesOf('secret', ['table:read'], () => env.hmacKey())).toEqual([]);
  expect(await breachesOf('secret', ['table:read'], () => env.userPoolId())).toEqual(['show.list lacks USER_POOL_ID']);
  expect(await breachesOf('public', ['table:read'], () => env.userPoolClientId())).toEqual([]);
});

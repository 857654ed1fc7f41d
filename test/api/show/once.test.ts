import { randomBytes, randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { AnyContext } from '#functions/platform/endpoint/caller.ts';
import { admit, once } from '#functions/platform/endpoint/once.ts';
import { weighOnce } from '#functions/platform/files/usage.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, callRaw, ok, refusal } from '#test/support/api.ts';
import { age, crashAt, transaction } from '#test/support/crash.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';
import { requestContext } from '#test/support/request-context.ts';

const { routes } = showContract;
const agency = await makeAgency();

const insert = (key: string) =>
  call(routes.insert, agency.users.agent, { body: showInput(agency) }, { 'idempotency-key': key });
const count = async () => (await ok(routes.list, agency.users.agent, { body: {} })).total;

const isAnswer = (command: unknown) => command instanceof PutCommand && 'reply' in (command.input.Item ?? {});

test('a crash between a write and its answer does not let the same key write again', async () => {
  const [before, key] = [await count(), randomUUID()];
  crashAt(isAnswer);
  expect((await insert(key)).status).toBe(500);
  vi.restoreAllMocks();
  expect(await count()).toBe(before + 1);
  expect(refusal(await insert(key))).toBe('409 inProgress');
  await age(agency.users.agent, key);
  expect(refusal(await insert(key))).toBe('409 alreadyDone');
  expect(await count()).toBe(before + 1);
});

test('the key of a request that crashed before it wrote serves again', async () => {
  const [before, key] = [await count(), randomUUID()];
  crashAt(transaction(1));
  expect((await insert(key)).status).toBe(500);
  vi.restoreAllMocks();
  await age(agency.users.agent, key, 10);
  expect(refusal(await insert(key))).toBe('409 inProgress');
  await age(agency.users.agent, key, 8);
  expect((await insert(key)).status).toBe(200);
  expect(await count()).toBe(before + 1);
});

test('a request that is refused gives its key back', async () => {
  const [before, key] = [await count(), randomUUID()];
  const wrong = { body: { ...showInput(agency), venueId: agency.company.id } };
  const refused = await callRaw(routes.insert, agency.users.agent, wrong, { 'idempotency-key': key });
  expect(refused.status).toBe(400);
  expect((await insert(key)).status).toBe(200);
  expect(await count()).toBe(before + 1);
});

test('of equal requests at the same time one writes', async () => {
  const [before, key] = [await count(), randomUUID()];
  const answers = await Promise.all([insert(key), insert(key), insert(key)]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await count()).toBe(before + 1);
});

test('an answer longer than an item is given once; whoever asks again is told that it is done', async () => {
  // Random text cannot be packed into an item.
  const answer = randomBytes(450_000).toString('base64');
  const ip = randomUUID();
  const sent = { routeKey: 'long', method: 'POST', path: '/long', ip };
  const event = { headers: { 'idempotency-key': randomUUID() }, rawPath: '/long', rawQueryString: '' };
  const ctx = { ip, now: new Date() } as AnyContext;
  const request = { ...event, requestContext: requestContext(sent) } as unknown as APIGatewayProxyEventV2;
  const ask = async (write: () => Promise<unknown>) =>
    once({}, await admit(ctx, request, undefined), async () => {
      await write();
      return { statusCode: 200, body: answer };
    });
  const write = vi.fn(() => weighOnce(agency.tenantId, { key: randomUUID(), size: 1 }));
  expect((await ask(write)).body).toBe(answer);
  await expect(ask(write)).rejects.toMatchObject({ code: 'alreadyDone' });
  expect(write).toHaveBeenCalledOnce();
});

test('an answer that an older version kept as it is serves again', async () => {
  const key = randomUUID();
  const { status } = await insert(key);
  const Key = { pk: `IDEM#${agency.users.agent.user.id}`, sk: key };
  const reply = { statusCode: status, headers: { 'content-type': 'application/json' }, body: '{"id":"of before"}' };
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key,
      UpdateExpression: 'SET reply = :reply',
      ExpressionAttributeValues: { ':reply': reply },
    }),
  );
  expect((await insert(key)).body).toEqual({ id: 'of before' });
});

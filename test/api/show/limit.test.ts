import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { USER_WRITES } from '#functions/platform/session/rate.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;

test('a write over the limit is refused, and its key serves once the limit allows', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  const window = Math.floor(Date.now() / 1000 / USER_WRITES.seconds);
  // The next window too: the clock may turn meanwhile.
  const keys = [window, window + 1].map((at) => ({ pk: `RATE#${agent.user.id}`, sk: String(at) }));
  const each = (send: (key: object) => Promise<unknown>) => Promise.all(keys.map(send));
  await each((key) =>
    documents.send(new PutCommand({ TableName: tableName(), Item: { ...key, hits: USER_WRITES.max } })),
  );
  const [body, headers] = [showInput(agency), { 'idempotency-key': randomUUID() }];
  expect(refusal(await call(routes.insert, agent, { body }, headers))).toBe('403 tooManyActions');
  await each((Key) => documents.send(new DeleteCommand({ TableName: tableName(), Key: Key as { pk: string } })));
  const made = await ok(routes.insert, agent, { body }, headers);
  expect((await ok(routes.list, agent, { body: {} })).rows.map((row) => row.id)).toEqual([made.id]);
});

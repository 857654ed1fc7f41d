import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { handler as bury } from '#functions/domains/operator/maintenance/workers/dead-letters.ts';
import { worker } from '#functions/platform/jobs/worker.ts';
import { Queue } from '#scripts/local/sqs/queue.ts';
import { startSqs } from '#scripts/local/sqs/server.ts';
import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeOperator } from '#test/support/fixtures.ts';
import { sqsRecord } from '#test/support/printing.ts';

const bulk = new Queue({ name: 'bulk', visibilityTimeout: 30 });
const sqs = await startSqs({ port: 0, queues: [bulk] });
Object.assign(process.env, { AWS_ENDPOINT_URL_SQS: sqs.url, QUEUE_URL_BULK: `${sqs.url}/000000000000/bulk` });

const { routes } = maintenanceContract;
const [agency, operator] = await Promise.all([makeAgency(), makeOperator()]);

/** Lets a worker fail at the last try, and hands the message to the worker of dead letters. */
async function die(message: object, queue = 'bulk') {
  const record = { ...sqsRecord(message, 5), messageId: randomUUID() };
  const failing = worker('bulk', () => Promise.reject(new RangeError('too poisonous')));
  await failing({ Records: [record] });
  const dead = { ...record, eventSourceARN: `arn:aws:sqs:eu-west-1:1:backline-production-${queue}-dead` };
  expect(await bury({ Records: [dead, dead] })).toEqual({ batchItemFailures: [] });
  return record.messageId;
}
const message = () => ({ id: randomUUID(), type: 'geocode', tenantId: agency.tenantId, payload: {} });
const listed = async (state: 'open' | 'replayed' | 'discarded' = 'open') =>
  (await ok(routes.deadLetters, operator, { body: { state, perPage: 1000 } })).rows;

test('a dead letter is kept once, with its client, its message and the reason', async () => {
  const sent = message();
  const id = await die(sent);
  const mine = (await listed()).filter((letter) => letter.id === id);
  expect(mine).toMatchObject([
    { queue: 'bulk', type: 'geocode', clientName: 'Test agency', reason: 'RangeError: too poisonous', state: 'open' },
  ]);
  const { body } = await ok(routes.deadLetter, operator, { params: { id } });
  expect(JSON.parse(body)).toEqual(sent);
  const { rows } = await ok(routes.problems, operator, {});
  expect(rows).toContainEqual({ kind: 'deadLetters', queue: 'bulk', count: expect.any(Number) });
});

test('a letter is replayed once, as the message that it was, and then closed', async () => {
  const sent = message();
  const ids = [await die(sent)];
  const [closed] = (await ok(routes.replay, operator, { body: { ids } })).rows;
  expect(closed).toMatchObject({ state: 'replayed', closedBy: operator.user.name });
  await ok(routes.replay, operator, { body: { ids } });
  const received = await bulk.receive(10, 0);
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([sent]);
  expect((await listed('replayed')).map(({ id }) => id)).toContain(ids[0]);
  expect((await listed()).map(({ id }) => id)).not.toContain(ids[0]);
});

test('a discarded letter is not sent, nor can it be replayed', async () => {
  const ids = [await die(message())];
  await ok(routes.discard, operator, { body: { ids } });
  const [still] = (await ok(routes.replay, operator, { body: { ids } })).rows;
  expect(still?.state).toBe('discarded');
  expect(await bulk.receive(10, 0)).toEqual([]);
});

test('a queue that does not answer leaves the letter open', async () => {
  const ids = [await die(message(), 'signing')];
  process.env.QUEUE_URL_SIGNING = `${sqs.url}/000000000000/signing`;
  expect((await call(routes.replay, operator, { body: { ids } })).status).toBe(500);
  expect((await listed()).map(({ id }) => id)).toContain(ids[0]);
});

test('letters of one queue are listed alone, a page at a time', async () => {
  const page = await ok(routes.deadLetters, operator, { body: { queue: 'signing', perPage: 1 } });
  expect(page.rows.map(({ queue }) => queue)).toEqual(['signing']);
  expect(page.pageCount).toBe(page.total);
});

test('nobody else reads them, and an unknown one is not found', async () => {
  const { administrator } = agency.users;
  expect((await call(routes.deadLetters, administrator, { body: {} })).status).toBe(403);
  const unknown = { params: { id: randomUUID() } };
  expect(refusal(await call(routes.deadLetter, operator, unknown))).toBe('404 notFound');
});

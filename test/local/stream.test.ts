import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from '#scripts/local/http.ts';
import { Queue } from '#scripts/local/sqs/queue.ts';
import { startSqs } from '#scripts/local/sqs/server.ts';

const outbox = new Queue({ name: 'outbox', visibilityTimeout: 30 });
let server: Listener;
let stream: typeof import('#functions/domains/operator/system/workers/stream.ts');
beforeAll(async () => {
  server = await startSqs({ port: 0, queues: [outbox] });
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local-secret',
    AWS_ENDPOINT_URL_SQS: server.url,
    QUEUE_URL_OUTBOX: `${server.url}/000000000000/outbox`,
    TABLE_NAME: 'none',
  });
  stream = await import('#functions/domains/operator/system/workers/stream.ts');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const message of await queued()) outbox.delete(message.receipt);
});
const queued = () => outbox.receive(100, 0);
const texts = async () => (await queued()).map(({ body }) => JSON.parse(body).payload.text);

/** Makes the stream's record of a write whose promised message has this text; `at` is its sequence number. */
const record = (text: string, at: number): DynamoDBRecord => {
  const keys = { pk: 't#show#1', sk: `A#${at}` };
  const entry = {
    id: String(at),
    tenantId: 't',
    at: '',
    actorId: 'u',
    outbox: [{ type: 'notify', payload: { text } }],
  };
  const NewImage = marshall({ ...keys, ...entry }) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
  const Keys = marshall(keys) as NonNullable<DynamoDBRecord['dynamodb']>['Keys'];
  return { eventName: 'INSERT', dynamodb: { Keys, NewImage, SequenceNumber: String(at) } };
};

test('texts with signs that no queue takes arrive as they were', async () => {
  const all = ['a\uFFFFb', '\uFFFE', '\uD800', '\u0000\u001B', '\\uFFFF', '😀'];
  expect(await stream.handler({ Records: all.map(record) })).toEqual({ batchItemFailures: [] });
  expect((await texts()).sort()).toEqual([...all].sort());
});

test('a batch comes again from the record that failed; what stands before and behind it is on its way', async () => {
  const send = outbox.send.bind(outbox);
  const spy = vi.spyOn(outbox, 'send').mockImplementation((body, ...rest) => {
    if (body.includes('refused')) return send('\uFFFF', ...rest);
    return send(body, ...rest);
  });
  const all = Array.from({ length: 25 }, (_, i) => (i === 12 || i === 20 ? 'refused' : `text ${i}`));
  const { batchItemFailures } = await stream.handler({ Records: all.map(record) });
  spy.mockRestore();
  expect(batchItemFailures).toEqual([{ itemIdentifier: '12' }]);
  expect(await texts()).toHaveLength(23);
});

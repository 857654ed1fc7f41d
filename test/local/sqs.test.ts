import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Listener } from '#scripts/local/http.ts';
import { Queue } from '#scripts/local/sqs/queue.ts';
import { startSqs } from '#scripts/local/sqs/server.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';

const dead = new Queue({ name: 'work-dead', visibilityTimeout: 30 });
const work = new Queue({ name: 'work', visibilityTimeout: 30, deadLetter: { queue: dead, maxReceives: 2 } });
let server: Listener;
let sqs: SQSClient;
let QueueUrl: string;

beforeAll(async () => {
  server = await startSqs({ port: 0, queues: [work, dead] });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
  sqs = new SQSClient({ endpoint: server.url, region: 'eu-west-1', credentials, maxAttempts: 1 });
  QueueUrl = `${server.url}/000000000000/work`;
});
afterAll(() => server.close());

const send = (MessageBody: string, extra = {}) => sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, ...extra }));
const receive = async (extra = {}) =>
  (await sqs.send(new ReceiveMessageCommand({ QueueUrl, MessageSystemAttributeNames: ['All'], ...extra }))).Messages ??
  [];
const again = (ReceiptHandle: string | undefined) =>
  sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));

beforeEach(async () => {
  for (const queue of [work, dead]) for (const m of await queue.receive(100, 0)) queue.delete(m.receipt);
});

test('a message is delivered, hidden while worked on, and gone when deleted', async () => {
  await send('{"a":"é✓"}', { MessageAttributes: { kind: { DataType: 'String', StringValue: 'mail' } } });
  const [message] = await receive();
  expect(message?.Body).toBe('{"a":"é✓"}');
  expect(message?.MessageAttributes?.kind?.StringValue).toBe('mail');
  expect(await receive()).toEqual([]);
  await again(message?.ReceiptHandle);
  const [second] = await receive();
  expect(second?.Attributes?.ApproximateReceiveCount).toBe('2');
  await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: second?.ReceiptHandle }));
  expect(work.counts()).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
});

test('a message that fails twice goes to the dead letters', async () => {
  await send('poison');
  for (let i = 0; i < 2; i++) await again((await receive())[0]?.ReceiptHandle);
  expect(await receive()).toEqual([]);
  expect((await dead.receive(1, 0))[0]?.body).toBe('poison');
});

test('an old receipt deletes nothing', async () => {
  await send('twice');
  const [first] = await receive();
  await again(first?.ReceiptHandle);
  await receive();
  await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle }));
  expect(work.counts().inFlight).toBe(1);
});

test('batches, addresses and counts', async () => {
  const Entries = Array.from({ length: 10 }, (_, i) => ({ Id: `i${i}`, MessageBody: `b${i}` }));
  const sent = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  expect(sent.Successful).toHaveLength(10);
  const got = await receive({ MaxNumberOfMessages: 10 });
  const handles = got.map((m, i) => ({ Id: `d${i}`, ReceiptHandle: m.ReceiptHandle }));
  expect((await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries: handles }))).Successful).toHaveLength(10);
  await send('later', { DelaySeconds: 60 });
  expect((await sqs.send(new GetQueueUrlCommand({ QueueName: 'work' }))).QueueUrl).toBe(QueueUrl);
  const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
  expect(Attributes).toMatchObject({ ApproximateNumberOfMessages: '0', ApproximateNumberOfMessagesDelayed: '1' });
});

test('a long poll ends with the first message', async () => {
  const waiting = receive({ WaitTimeSeconds: 20 });
  await send('now');
  expect((await waiting)[0]?.Body).toBe('now');
});

test('what falls due while a long poll turns to waiting is not left until its end', async () => {
  const queue = new Queue({ name: 'late', visibilityTimeout: 30 });
  queue.send('due', {}, 1);
  // Each look at the clock is a millisecond later; the second, for what is ready, comes one too early.
  let now = Date.now() + 1000 - 2;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now++);
  const polled = queue.receive(1, 20);
  const ended = new Promise((end) => setTimeout(end, 2_000, 'left waiting'));
  expect(await Promise.race([polled, ended])).toMatchObject([{ body: 'due' }]);
  clock.mockRestore();
});

test('an unknown queue is told', async () => {
  const asked = sqs.send(new GetQueueUrlCommand({ QueueName: 'nope' }));
  await expect(asked).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
});

test('after a restart what was accepted is there again, with its count', async () => {
  const dir = tempFolder('sqs');
  const before = new Queue({ name: 'kept', dir, visibilityTimeout: 30 });
  before.send('being worked on');
  await before.receive(1, 0);
  const after = new Queue({ name: 'kept', dir, visibilityTimeout: 30 });
  expect(await after.receive(10, 0)).toMatchObject([{ body: 'being worked on', receives: 2 }]);
});

test('signs that XML does not know are refused, as SQS does; the others of a batch are taken', async () => {
  for (const sign of ['\uFFFE', '\uFFFF', '\u0000', '\u001B']) await expect(send(`a${sign}`)).rejects.toThrow('XML');
  const Entries = ['fine\t😀', 'a\uFFFF'].map((MessageBody, n) => ({ Id: String(n), MessageBody }));
  const reply = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  expect([reply.Successful?.map(({ Id }) => Id), reply.Failed?.map(({ Id }) => Id)]).toEqual([['0'], ['1']]);
});

import { randomUUID } from 'node:crypto';
import { type Listener, listen, readBody } from '../http.ts';
import { SqsError } from './error.ts';
import { type Attribute, md5, type Queue, type Received } from './queue.ts';

export const ACCOUNT = '000000000000';
const MAX_REQUEST = 2 * 2 ** 20;
const MAX_WAIT_S = 20;
const MAX_BATCH = 10;

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
  readonly MessageAttributes?: Record<string, Attribute>;
  readonly DelaySeconds?: number;
  readonly ReceiptHandle: string;
  readonly VisibilityTimeout: number;
}

interface Input extends Entry {
  readonly QueueUrl?: string;
  readonly QueueName?: string;
  readonly Entries?: readonly Entry[];
  readonly MaxNumberOfMessages?: number;
  readonly WaitTimeSeconds?: number;
}

type Operation = (queue: Queue, input: Input, urlOf: (queue: Queue) => string) => unknown;

const send = (queue: Queue, entry: Entry) => {
  const sent = queue.send(entry.MessageBody ?? '', entry.MessageAttributes, entry.DelaySeconds);
  return { MessageId: sent.id, MD5OfMessageBody: sent.md5 };
};

const view = (m: Received) => ({
  MessageId: m.id,
  ReceiptHandle: m.receipt,
  Body: m.body,
  MD5OfBody: md5(m.body),
  MessageAttributes: m.attributes,
  Attributes: {
    SenderId: ACCOUNT,
    SentTimestamp: String(m.sentAt),
    ApproximateReceiveCount: String(m.receives),
    ApproximateFirstReceiveTimestamp: String(m.firstReceivedAt),
  },
});

function batch({ Entries = [] }: Input, each: (entry: Entry) => object | undefined) {
  if (Entries.length === 0 || Entries.length > MAX_BATCH) {
    throw new SqsError('TooManyEntriesInBatchRequest', `A batch takes 1 to ${MAX_BATCH} entries.`);
  }
  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const entry of Entries) {
    try {
      Successful.push({ Id: entry.Id, ...each(entry) });
    } catch (e) {
      if (!(e instanceof SqsError)) throw e;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: e.code, Message: e.message });
    }
  }
  return { Successful, Failed };
}

function attributes(queue: Queue) {
  const { visible, inFlight, delayed } = queue.counts();
  return {
    QueueArn: `arn:aws:sqs:eu-west-1:${ACCOUNT}:${queue.options.name}`,
    VisibilityTimeout: String(queue.options.visibilityTimeout),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
  };
}

async function receive(queue: Queue, input: Input) {
  const max = Math.min(input.MaxNumberOfMessages ?? 1, MAX_BATCH);
  const wait = Math.min(input.WaitTimeSeconds ?? 0, MAX_WAIT_S);
  const messages = await queue.receive(max, wait, input.VisibilityTimeout);
  return messages.length ? { Messages: messages.map(view) } : {};
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  GetQueueUrl: (queue, _, urlOf) => ({ QueueUrl: urlOf(queue) }),
  GetQueueAttributes: (queue) => ({ Attributes: attributes(queue) }),
  SendMessage: send,
  SendMessageBatch: (queue, input) => batch(input, (entry) => send(queue, entry)),
  ReceiveMessage: receive,
  DeleteMessage: (queue, input) => queue.delete(input.ReceiptHandle),
  DeleteMessageBatch: (queue, input) =>
    batch(input, (entry) => {
      queue.delete(entry.ReceiptHandle);
      return undefined;
    }),
  ChangeMessageVisibility: (queue, input) => queue.changeVisibility(input.ReceiptHandle, input.VisibilityTimeout),
};

function perform(queues: ReadonlyMap<string, Queue>, target: string, input: Input, url: string): unknown {
  const operation = OPERATIONS[target.split('.')[1] ?? ''];
  if (!operation) throw new SqsError('UnsupportedOperation', `${target} is not supported here`);
  const queue = queues.get(input.QueueName ?? input.QueueUrl?.split('/').pop() ?? '');
  if (!queue) throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.');
  return operation(queue, input, (q) => `${url}/${ACCOUNT}/${q.options.name}`);
}

/** The AWS JSON protocol of today's SDK. Queues are made at start, never by a request. */
export async function startSqs({ port, queues }: { port: number; queues: readonly Queue[] }): Promise<Listener> {
  const byName = new Map(queues.map((q) => [q.options.name, q]));
  const server = await listen(port, async (req, res) => {
    const reply = (status: number, body: unknown) =>
      res
        .writeHead(status, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() })
        .end(JSON.stringify(body ?? {}));
    try {
      const input = JSON.parse((await readBody(req, MAX_REQUEST)).toString() || '{}') as Input;
      reply(200, await perform(byName, String(req.headers['x-amz-target']), input, server.url));
    } catch (e) {
      const isOurs = e instanceof SqsError;
      if (!isOurs) console.error(e);
      reply(isOurs ? 400 : 500, {
        __type: `com.amazonaws.sqs#${isOurs ? e.code : 'InternalFailure'}`,
        message: isOurs ? e.message : 'internal failure',
      });
    }
  });
  return server;
}

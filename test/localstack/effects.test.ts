import { DeleteMessageCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeAll, expect, test } from 'vitest';
import { FOLD_AT } from '#functions/platform/list-index/head.ts';
import { type Poller, pollStream } from '#scripts/local/events/stream-poller.ts';
import { makeFunction } from '#scripts/local/functions.ts';
import { currentAccount } from '#scripts/localstack/account.ts';
import { LOCALSTACK_ENDPOINT } from '#scripts/localstack/endpoint.ts';
import { prepare } from '#scripts/localstack/prepare.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { ok } from '#test/support/api.ts';
import { fromSource } from '#test/support/cloud.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

/*
 * The path of an effect through LocalStack alone: a write, the table's stream, the queue, the worker, the mail service.
 * The other tests hand messages over themselves.
 */
let stream: Poller;
let sqs: SQSClient;
let agency: Agency;
beforeAll(async () => {
  // This stream has no writes of other tests.
  Object.assign(process.env, await prepare(process.env.MAIL_FROM ?? ''));
  agency = await makeAgency();
  sqs = new SQSClient({});
  stream = await pollStream({
    endpoint: LOCALSTACK_ENDPOINT,
    tableName: process.env.TABLE_NAME ?? '',
    fn: makeFunction(fromSource, 'workers', { domain: 'system', operation: 'stream' }),
    credentials: currentAccount(),
  });
  return () => stream.stop();
});

const QueueUrl = () => process.env.QUEUE_URL_OUTBOX;
const recordOf = ({ MessageId, Body, Attributes }: Message) => ({
  messageId: MessageId ?? '',
  body: Body ?? '',
  attributes: Attributes,
});

/** Hands the waiting messages to the queue's worker, as an event source mapping does. Returns their number. */
async function workOff(): Promise<number> {
  const { handler } = await import('#functions/domains/operator/system/workers/outbox.ts');
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl: QueueUrl(),
      MaxNumberOfMessages: 10,
      MessageSystemAttributeNames: ['ApproximateReceiveCount'],
    }),
  );
  const event = { Records: Messages.map(recordOf) } as unknown as Parameters<typeof handler>[0];
  expect((await handler(event)).batchItemFailures).toEqual([]);
  for (const { ReceiptHandle } of Messages) {
    await sqs.send(new DeleteMessageCommand({ QueueUrl: QueueUrl(), ReceiptHandle }));
  }
  return Messages.length;
}

interface Sent {
  readonly Source: string;
  readonly RawData: string;
}
async function mailsTo(email: string): Promise<Sent[]> {
  const store = (await (await fetch(`${LOCALSTACK_ENDPOINT}/_aws/ses`)).json()) as { readonly messages: Sent[] };
  return store.messages.filter(({ RawData }) => RawData.includes(`To: ${email}`));
}

test('an invitation leaves by stream, queue and mail service; the list has folded its rows but the last few', async () => {
  const email = `ines.${agency.tenantId.toLowerCase()}@test.example`;
  const admin = agency.users.administrator;
  await ok(userContract.routes.invite, admin, {
    body: { name: 'Ines Duarte', email, role: 'agent', allArtists: true },
  });
  await stream.settled();
  expect(await mailsTo(email)).toEqual([]);
  while ((await workOff()) > 0);
  const sent = await mailsTo(email);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.Source).toContain('post@backline.example');
  const { userStore } = await import('#functions/domains/identity/user/store.ts');
  expect(await userStore.definition.list?.fold(agency.tenantId)).toBeLessThan(FOLD_AT);
});

import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSendQuotaCommand, SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCloud } from '#scripts/local/cloud.ts';
import { fromSource, startTestCloud, type TestCloud } from '#test/support/cloud.ts';

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud.stop());

test('clients that know nothing but the environment reach every service', async () => {
  const { Table } = await new DynamoDBClient({}).send(new DescribeTableCommand({ TableName: cloud.env.TABLE_NAME }));
  expect(Table?.TableStatus).toBe('ACTIVE');
  const s3 = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
  await s3.send(new PutObjectCommand({ Bucket: cloud.env.FILES_BUCKET, Key: 'x', Body: 'x' }));
  const dead = `${cloud.env.QUEUE_URL_OUTBOX}-dead`;
  expect(
    (await new SQSClient({}).send(new SendMessageCommand({ QueueUrl: dead, MessageBody: 'x' }))).MessageId,
  ).toBeTruthy();
});

test('mail arrives in the inbox', async () => {
  const Data = Buffer.from('From: a@agency.example\r\nTo: b@agency.example\r\nSubject: Hello\r\n\r\nHi');
  await new SESClient({}).send(new SendRawEmailCommand({ RawMessage: { Data }, Destinations: ['b@agency.example'] }));
  const { emails } = await (await fetch(`${cloud.urls.inbox}/store`)).json();
  expect(emails.at(-1)).toMatchObject({ subject: 'Hello' });
  expect((await fetch(cloud.urls.inbox)).headers.get('content-type')).toContain('text/html');
});

test('the mail service tells its quota and refuses what it cannot do', async () => {
  expect(await new SESClient({}).send(new GetSendQuotaCommand({}))).toMatchObject({ Max24HourSend: 50_000 });
  const unknown = await fetch(cloud.urls.inbox, { method: 'POST', body: new URLSearchParams({ Action: 'Other' }) });
  expect(unknown.status).toBe(400);
});

test('the health page finds every service well', async () => {
  const page = `${cloud.urls.api}/api/core/diagnostic/${cloud.env.HEALTH_ID}/health`;
  const { ok, checks } = await (await fetch(page)).json();
  expect([ok, checks.map((c: { name: string }) => c.name).sort()]).toEqual([
    true,
    ['bucket', 'mail', 'queue', 'table'],
  ]);
});

test('the web application learns where to sign in', async () => {
  const settings = await (await fetch(`${cloud.urls.app}/site-settings.json`)).json();
  expect(settings).toMatchObject({
    corePageBase: cloud.urls.app,
    userPoolId: cloud.env.USER_POOL_ID,
    userPoolEndpoint: cloud.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
    stage: 'local',
  });
});

test('an unknown call is not found, and the work is done', async () => {
  expect((await fetch(`${cloud.urls.api}/api/v1/nothing`)).status).toBe(404);
  await cloud.settled();
});

test.each(['NODE_ENV', 'AWS_EXECUTION_ENV'])('it does not start in production, told by %s', async (name) => {
  const before = process.env[name];
  process.env[name] = 'production';
  await expect(startCloud({ locate: fromSource })).rejects.toThrow('does not start in production');
  if (before === undefined) delete process.env[name];
  else process.env[name] = before;
});

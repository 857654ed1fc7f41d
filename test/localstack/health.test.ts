import { beforeAll, expect, test } from 'vitest';
import { prepare } from '#scripts/localstack/prepare.ts';
import { systemContract } from '#shared/domains/operator/system/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeOperator } from '#test/support/fixtures.ts';

beforeAll(async () => {
  Object.assign(process.env, await prepare(process.env.MAIL_FROM ?? ''));
});

/** Which parts of the service answer, as the operator's page asks them. */
const answering = async () => {
  const { checks } = await ok(systemContract.routes.ping, await makeOperator(), {});
  return checks.filter((check) => check.ok).map((check) => check.name);
};

test('table, bucket, queue and mail service answer; a bucket or queue that is not there does not', async () => {
  expect(await answering()).toEqual(['table', 'bucket', 'queue', 'mail']);
  process.env.FILES_BUCKET = 'nobody-made-this';
  process.env.QUEUE_URL_OUTBOX += '-gone';
  expect(await answering()).toEqual(['table', 'mail']);
});

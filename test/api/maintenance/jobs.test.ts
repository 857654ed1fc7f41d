import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { OPERATOR, subscriptions } from '#functions/domains/operator/subscription/store.ts';
import { handler as countFiles } from '#functions/domains/operator/system/jobs/count-files.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { commit } from '#functions/platform/data/write.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { listen, readBody } from '#scripts/local/http.ts';
import { JOB_FUNCTIONS } from '#scripts/local/lambda.ts';
import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import type { SubscriptionFields } from '#shared/domains/operator/subscription/schemas.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeOperator, unknownId } from '#test/support/fixtures.ts';

const invoked: { readonly url: string | undefined; readonly type: unknown; readonly event: unknown }[] = [];
const lambda = await listen(0, async (req, res) => {
  const event = JSON.parse((await readBody(req, 10_000)).toString());
  invoked.push({ url: req.url, type: req.headers['x-amz-invocation-type'], event });
  res.writeHead(202).end();
});
process.env.AWS_ENDPOINT_URL_LAMBDA = lambda.url;
process.env.JOB_FUNCTIONS = JOB_FUNCTIONS;

const { routes } = maintenanceContract;
const [agency, operator] = await Promise.all([makeAgency(), makeOperator()]);
const SUBSCRIPTION: Omit<SubscriptionFields, 'clientId' | 'state'> = {
  companyId: unknownId(),
  bookkeepingId: unknownId(),
  currency: 'EUR',
  plan: { name: 'Team', month: 1000, year: 10_000 },
  period: 'month',
  anchor: '2026-01-01',
  billed: 1,
};
const runsOf = async (name: string) => (await ok(routes.runs, operator, { params: { name } })).rows;
const rowOf = async (name: string) => (await ok(routes.jobs, operator, {})).rows.find((row) => row.name === name);

test('a run is listed with its figures, and who started it', async () => {
  await countFiles({ byName: 'Olga Operator' });
  const [run] = await runsOf('system.countFiles');
  expect(run).toMatchObject({ state: 'done', byName: 'Olga Operator', report: { checked: expect.any(Number) } });
  expect(run?.endedAt).toBeDefined();
  expect((await rowOf('system.countFiles'))?.last?.id).toBe(run?.id);
});

test('a run that failed is listed with its error and what it logged, and is a problem until the next run', async () => {
  const broken = job('show.optionEnds', async () => {
    logger.warn('half done', { tenantId: 't1' });
    throw new TypeError('no table');
  });
  await expect(broken()).rejects.toThrow('no table');
  const [run] = await runsOf('show.optionEnds');
  expect(run).toMatchObject({ state: 'failed', error: 'TypeError: no table', log: ['half done tenantId: "t1"'] });
  const problemsOf = async () =>
    (await ok(routes.problems, operator, {})).rows.filter((one) => one.kind === 'jobFailed');
  expect(await problemsOf()).toContainEqual(
    expect.objectContaining({ job: 'show.optionEnds', error: 'TypeError: no table' }),
  );
  await job('show.optionEnds', async () => ({ ended: 0 }))();
  expect((await problemsOf()).map(({ job: name }) => name)).not.toContain('show.optionEnds');
});

test('a job is started by hand, in the name of the operator', async () => {
  await ok(routes.runJob, operator, { body: { name: 'airport.sync' } });
  expect(invoked).toEqual([
    {
      url: '/2015-03-31/functions/backline-local-airport-sync-job/invocations',
      type: 'Event',
      event: { byName: operator.user.name },
    },
  ]);
  expect(refusal(await call(routes.runJob, operator, { body: { name: 'airport.burn' } }))).toBe('404 notFound');
  expect(refusal(await call(routes.runs, operator, { params: { name: 'airport.burn' } }))).toBe('404 notFound');
  expect(invoked).toHaveLength(1);
});

test('a client is a problem while its subscription is late and its storage nearly full, and only if it is active', async () => {
  const { tenantId: clientId } = agency;
  const client = await clientOf(clientId);
  const stored = { Key: { pk: `${clientId}#USAGE`, sk: 'FILES' }, value: client.maxStorage * 1_000_000 };
  await documents.send(new PutCommand({ TableName: tableName(), Item: { ...stored.Key, bytes: stored.value } }));
  const late = { ...SUBSCRIPTION, clientId, state: 'pastDue' as const };
  const first = subscriptions.next({ now: new Date() }, client.no, undefined, late);
  await commit([subscriptions.write(OPERATOR, undefined, first)]);
  const mine = async () =>
    (await ok(routes.problems, operator, {})).rows.filter((one) => 'clientId' in one && one.clientId === clientId);
  expect(await mine()).toEqual([
    { kind: 'clientLate', clientId, clientName: client.name, state: 'pastDue' },
    { kind: 'storageFull', clientId, clientName: client.name, percent: 100 },
  ]);
  const paid = subscriptions.next({ now: new Date() }, client.no, first, { ...late, state: 'active' });
  await commit([subscriptions.write(OPERATOR, first, paid)]);
  expect((await mine()).map(({ kind }) => kind)).toEqual(['storageFull']);
});

test('no user of an agency reads or starts anything here', async () => {
  const { administrator } = agency.users;
  expect((await call(routes.jobs, administrator, {})).status).toBe(403);
  expect((await call(routes.problems, administrator, {})).status).toBe(403);
  expect((await call(routes.runJob, administrator, { body: { name: 'airport.sync' } })).status).toBe(403);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { activeUsers } from '#functions/domains/identity/user/public/active-users.ts';
import { commit } from '#functions/platform/data/write.ts';
import { loadIdentity, putSession } from '#functions/platform/session/access.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeOperator, makeSignedIn, type TestUser } from '#test/support/fixtures.ts';

const { lastActivity, usage } = userContract.routes;
const [agency, operator] = await Promise.all([makeAgency(), makeOperator()]);

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const seen = ({ user, originJti }: TestUser, lastSeenAt: string, jti = originJti) =>
  commit([putSession({ sub: user.sub, originJti: jti, userId: user.id, createdAt: lastSeenAt, lastSeenAt })]);
const activeWithin = async (withinMinutes: number) =>
  (await ok(lastActivity, operator, { query: { withinMinutes } })).rows.filter((r) => r.tenantId === agency.tenantId);

it('names who was active of all agencies, each once and the last first', async () => {
  const [early, late] = [
    await makeSignedIn(agency.tenantId, { role: 'agent' }),
    await makeSignedIn(agency.tenantId, { role: 'promoter' }),
  ];
  const at = ago(0);
  await seen(early, at);
  await seen(early, ago(50), randomUUID());
  await seen(late, ago(0));
  const ours = (await activeWithin(60)).filter(({ id }) => [early.user.id, late.user.id].includes(id));
  expect(ours.map(({ id }) => id)).toEqual([late.user.id, early.user.id]);
  expect(ours[1]).toEqual({
    id: early.user.id,
    name: early.user.name,
    role: 'agent',
    tenantId: agency.tenantId,
    tenantName: 'Test agency',
    lastActiveAt: at,
  });
});

it('names nobody who was active before', async () => {
  const [early, late] = [
    await makeSignedIn(agency.tenantId, { role: 'agent' }),
    await makeSignedIn(agency.tenantId, { role: 'agent' }),
  ];
  // Years in which no other test has anybody active: an answer names a thousand at most.
  const now = new Date('2019-03-01T12:00:00.000Z');
  await seen(early, '2019-03-01T11:00:00.000Z');
  await seen(late, '2019-03-01T11:30:00.000Z');
  const names = async (since: string) => (await activeUsers(new Date(since), now)).rows.map(({ id }) => id);
  expect(await names('2019-03-01T11:00:00.000Z')).toEqual([late.user.id, early.user.id]);
  expect(await names('2019-03-01T11:00:00.001Z')).toEqual([late.user.id]);
});

it('moves on with the next request, five minutes later and not before', async () => {
  const user = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const work = () => ok(sessionContract.routes.me, user, {});
  const at = ago(4);
  await seen(user, at);
  await work();
  // Asked for that moment alone: other tests have more users active since than an answer names.
  const { rows } = await activeUsers(new Date(at), new Date(at));
  expect(rows.find(({ id }) => id === user.user.id)?.lastActiveAt).toBe(at);
  await seen(user, ago(20));
  await work();
  expect((await activeWithin(5)).map(({ id }) => id)).toContain(user.user.id);
  const [session] = (await loadIdentity(user.user.sub)).sessions;
  expect((await activeWithin(5)).find(({ id }) => id === user.user.id)?.lastActiveAt).toBe(session?.lastSeenAt);
});

it('is said of one user to who looks after users, and to the operator, by their own sessions alone', async () => {
  const sub = randomUUID();
  const other = await makeAgency();
  const here = await makeSignedIn(agency.tenantId, { role: 'agent', sub });
  const there = await makeSignedIn(other.tenantId, { role: 'agent', sub });
  const at = ago(90);
  await seen(here, at);
  const params = { id: here.user.id };
  expect((await ok(usage, agency.users.administrator, { params })).lastActiveAt).toBe(at);
  const asked = { params, query: { tenantId: agency.tenantId } };
  expect((await ok(adminoneContract.routes.getUser, operator, asked)).lastActiveAt).toBe(at);
  const theirs = await ok(usage, other.users.administrator, { params: { id: there.user.id } });
  expect(theirs.lastActiveAt).not.toBe(at);
});

it('is for operators, within a month', async () => {
  const query = { withinMinutes: 60 };
  expect((await call(lastActivity, agency.users.administrator, { query })).status).toBe(403);
  for (const withinMinutes of [0, 44_641])
    expect(refusal(await call(lastActivity, operator, { query: { withinMinutes } }))).toMatch(/^400/);
  expect((await call(usage, agency.users.agent, { params: { id: agency.users.agent.user.id } })).status).toBe(403);
});

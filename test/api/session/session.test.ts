import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commit } from '#functions/platform/data/write.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { changeSession, loadIdentity, newSession, putSession } from '#functions/platform/session/access.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeOperator, makeUser } from '#test/support/fixtures.ts';
import { signToken } from '#test/support/identity.ts';

const { routes } = sessionContract;
const agency = await makeAgency();
/** A fresh sign-in at the user pool: no session of ours yet. */
const arriveAs = (sub: string, originJti: string = randomUUID()) => ({
  originJti,
  token: signToken({ sub, originJti }),
});
const arrive = (sub: string) => ({ token: arriveAs(sub).token });

describe('signing in', () => {
  test('opens a session for a person with one user', async () => {
    const user = await makeUser(agency.tenantId, { role: 'agent' });
    const caller = arrive(user.sub);
    expect(refusal(await call(routes.me, caller, {}))).toBe('403 invalidLoginSession');
    expect(await ok(routes.signIn, caller, { body: {} })).toEqual({
      state: 'signedIn',
      users: [],
      asksFactor: false,
    });
    const me = await ok(routes.me, caller, {});
    expect(me).toMatchObject({ user: { id: user.id }, tenant: { id: agency.tenantId }, canCreate: { show: true } });
    expect(me.user).not.toHaveProperty('sub');
  });

  test('lets a person of two agencies choose, and act in the chosen one alone', async () => {
    const [other, sub] = [await makeAgency(), randomUUID()];
    const here = await makeUser(agency.tenantId, { role: 'agent', sub });
    const there = await makeUser(other.tenantId, { role: 'readOnly', sub });
    const caller = arrive(sub);
    const asked = await ok(routes.signIn, caller, { body: {} });
    expect(asked.state).toBe('choose');
    expect(asked.users?.map((user) => user.id).sort()).toEqual([here.id, there.id].sort());
    await ok(routes.signIn, caller, { body: { userId: there.id } });
    expect((await ok(routes.me, caller, {})).tenant.id).toBe(other.tenantId);
    const foreign = { params: { id: agency.artist.id } };
    expect(refusal(await call(artistContract.routes.get, caller, foreign))).toBe('404 notFound');
  });

  test('a page of the one agency reads and writes nothing once another tab has chosen the other', async () => {
    const [other, sub] = [await makeAgency(), randomUUID()];
    const here = await makeUser(agency.tenantId, { role: 'administrator', sub });
    const there = await makeUser(other.tenantId, { role: 'administrator', sub });
    const caller = arrive(sub);
    const page = { 'x-page-user': here.id };
    const { create, list } = artistContract.routes;
    const artist = { body: { name: 'Typed for the one agency' } };
    await ok(routes.signIn, caller, { body: { userId: here.id } });
    await ok(list, caller, { body: {} }, page);
    await ok(routes.signIn, caller, { body: { userId: there.id } });
    for (const answer of [await call(list, caller, { body: {} }, page), await call(create, caller, artist, page)])
      expect(refusal(answer)).toBe('409 otherUser');
    const { rows } = await ok(list, caller, { body: {} }, { 'x-page-user': there.id });
    expect(rows.map(({ name }) => name)).not.toContain(artist.body.name);
  });

  test('never as a user of somebody else', async () => {
    const user = await makeUser(agency.tenantId, { role: 'readOnly' });
    const wanted = { userId: agency.users.administrator.user.id };
    expect(refusal(await call(routes.signIn, arrive(user.sub), { body: wanted }))).toBe('404 notFound');
    expect(refusal(await call(routes.signIn, arrive(randomUUID()), { body: {} }))).toBe('403 session.noUser');
  });

  test('once more than the agency allows ends the oldest, and tells it why', async () => {
    const user = await makeUser(agency.tenantId, { role: 'agent', maxSessions: 2 });
    const sessions = [arrive(user.sub), arrive(user.sub), arrive(user.sub)];
    for (const session of sessions) {
      await ok(routes.signIn, session, { body: {} });
      await new Promise((next) => setTimeout(next, 2));
    }
    const [oldest, ...rest] = sessions;
    const ended = await call(routes.me, oldest, {});
    expect(refusal(ended)).toBe('403 invalidLoginSession');
    expect(ended.body.errors?.[0]?.target).toBe('/account/multiuse/detected');
    for (const session of rest) await ok(routes.me, session, {});
  });

  test('a session in use stays; the one that was left open ends', async () => {
    const user = await makeUser(agency.tenantId, { role: 'agent', maxSessions: 2 });
    const [used, left, third] = [arriveAs(user.sub), arriveAs(user.sub), arriveAs(user.sub)];
    for (const session of [used, left]) await ok(routes.signIn, session, { body: {} });
    const { sessions } = await loadIdentity(user.sub);
    const before = sessions.find(({ originJti }) => originJti === used.originJti);
    if (!before) throw new Error('no session');
    const seen = new Date(Date.now() + 1000).toISOString();
    await commit([changeSession(before, { ...before, lastSeenAt: seen })]);
    await ok(routes.signIn, third, { body: {} });
    expect(refusal(await call(routes.me, left, {}))).toBe('403 invalidLoginSession');
    for (const session of [used, third]) await ok(routes.me, session, {});
  });
});

test('of many at the same moment no more stay open than the agency allows', async () => {
  const user = await makeUser(agency.tenantId, { role: 'agent', maxSessions: 3 });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => call(routes.signIn, arrive(user.sub), { body: {} })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { sessions } = await loadIdentity(user.sub);
  expect([sessions.length, sessions.filter(({ ended }) => !ended).length]).toEqual([6, 3]);
});

test('everywhere is everywhere, however many there are', async () => {
  const user = await makeUser(agency.tenantId, { role: 'agent', maxSessions: 500 });
  const at = new Date().toISOString();
  const open = (originJti: string) =>
    putSession({ sub: user.sub, originJti, userId: user.id, createdAt: at, lastSeenAt: at });
  for (const block of ['a', 'b', 'c']) await commit(Array.from({ length: 50 }, (_, i) => open(`${block}${i}`)));
  const caller = arrive(user.sub);
  await ok(routes.signIn, caller, { body: {} });
  await ok(routes.signOut, caller, { body: { everywhere: true } });
  const { sessions } = await loadIdentity(user.sub);
  expect(sessions.map(({ ended }) => ended)).toEqual(Array.from({ length: 151 }, () => 'signedOut'));
});

test('a session that was ended at the same moment comes back by nothing', async () => {
  const operator = await makeOperator();
  const [session] = (await loadIdentity(operator.user.sub)).sessions;
  if (!session) throw new Error('no session');
  await ok(routes.signOut, operator, { body: {} });
  const late = { ...session, impersonation: { id: 'x', sub: 'x', userId: 'x' } };
  await expect(commit([changeSession(session, late)])).rejects.toThrow('stale');
  await expect(commit([newSession(session)])).rejects.toThrow('stale');
  expect((await loadIdentity(operator.user.sub)).sessions[0]?.ended).toBe('signedOut');
});

test('signing out ends this session, everywhere ends all', async () => {
  const user = await makeUser(agency.tenantId, { role: 'agent' });
  const [first, second, third] = [arrive(user.sub), arrive(user.sub), arrive(user.sub)];
  for (const session of [first, second, third]) await ok(routes.signIn, session, { body: {} });
  await ok(routes.signOut, first, { body: {} });
  expect((await call(routes.me, first, {})).body.errors?.[0]?.target).toBe('/account/signin');
  await ok(routes.me, second, {});
  await ok(routes.signOut, second, { body: { everywhere: true } });
  expect(refusal(await call(routes.me, third, {}))).toBe('403 invalidLoginSession');
});

test('a write of a session that has ended writes nothing, and gives its key back', async () => {
  const user = await makeUser(agency.tenantId, { role: 'administrator' });
  const [first, second] = [arrive(user.sub), arrive(user.sub)];
  for (const session of [first, second]) await ok(routes.signIn, session, { body: {} });
  const { create, list } = artistContract.routes;
  const write = (session: typeof first, page: string = user.id) => {
    const headers = { 'idempotency-key': 'key-of-an-ended-session', 'x-page-user': page };
    return call(create, session, { body: { name: 'Written once' } }, headers);
  };
  // The process now knows the user behind both sign-ins, so it begins the writes below early.
  for (const session of [first, second]) await ok(list, session, { body: {} });
  await ok(routes.signOut, first, { body: {} });
  expect(refusal(await write(first))).toBe('403 invalidLoginSession');
  expect(refusal(await write(second, agency.users.agent.user.id))).toBe('409 otherUser');
  expect((await write(second)).status).toBe(200);
  const { rows } = await ok(list, second, { body: { keyword: 'Written once' } });
  expect(rows).toHaveLength(1);
});

describe('a sign-in that is over takes a new password', () => {
  const over = '403 invalidLoginSession';

  test('after signing out, here and everywhere', async () => {
    const user = await makeUser(agency.tenantId, { role: 'agent' });
    const [here, there] = [arrive(user.sub), arrive(user.sub)];
    for (const session of [here, there]) await ok(routes.signIn, session, { body: {} });
    await ok(routes.signOut, here, { body: { everywhere: true } });
    for (const session of [here, there]) {
      expect(refusal(await call(routes.signIn, session, { body: {} }))).toBe(over);
      expect(refusal(await call(routes.signIn, session, { body: { userId: user.id } }))).toBe(over);
      expect(refusal(await call(routes.me, session, {}))).toBe(over);
    }
  });

  test('after it made room for others, and says why', async () => {
    const user = await makeUser(agency.tenantId, { role: 'agent', maxSessions: 1 });
    const [first, second] = [arrive(user.sub), arrive(user.sub)];
    await ok(routes.signIn, first, { body: {} });
    await ok(routes.signIn, second, { body: {} });
    const again = await call(routes.signIn, first, { body: {} });
    expect(again.body.errors?.[0]).toMatchObject({ code: 'invalidLoginSession', target: '/account/multiuse/detected' });
    await ok(routes.me, second, {});
  });

  test('after a day in which nobody used it', async () => {
    const user = await makeUser(agency.tenantId, { role: 'agent' });
    const { token, originJti } = arriveAs(user.sub);
    await ok(routes.signIn, { token }, { body: {} });
    const { sessions } = await loadIdentity(user.sub);
    const session = sessions.find((one) => one.originJti === originJti);
    if (!session) throw new Error('no session');
    const lastSeenAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await commit([putSession({ ...session, lastSeenAt })]);
    expect(refusal(await call(routes.signIn, { token }, { body: {} }))).toBe(over);
    expect(refusal(await call(routes.me, { token }, {}))).toBe(over);
  });
});

describe('impersonation', () => {
  const enter = (userId: string) => ({ body: { tenantId: agency.tenantId, userId, reason: 'Support call 12' } });

  test('shows the user, says who acts, stands in the log, and ends', async () => {
    const [operator, { user }] = [await makeOperator(), agency.users.agent];
    await ok(routes.impersonate, operator, enter(user.id));
    const me = await ok(routes.me, operator, {});
    expect(me).toMatchObject({ user: { id: user.id }, impersonatedBy: { name: operator.user.name } });
    const [entry] = await activityOf(agency.tenantId, 'user', user.no);
    expect(entry).toMatchObject({ action: 'impersonate', actorName: operator.user.name });
    expect(entry?.changes).toContainEqual({ field: 'reason', after: 'Support call 12' });
    const made = await ok(artistContract.routes.create, operator, { body: { name: 'By hand of another' } });
    const log = await ok(artistContract.routes.activity, operator, { params: { id: made.id }, query: {} });
    expect(log.rows[0]).toMatchObject({ actorName: user.name, realActorName: operator.user.name });
    await ok(routes.endImpersonation, operator, { body: {} });
    expect((await ok(routes.me, operator, {})).user.id).toBe(operator.user.id);
    expect((await activityOf(agency.tenantId, 'user', user.no))[0]).toMatchObject({
      action: 'impersonateEnd',
      actorName: operator.user.name,
    });
  });

  test('ends in the log also where the operator signs out, or becomes somebody again', async () => {
    const { user } = agency.users.assistant;
    for (const leave of [routes.signOut, routes.signIn]) {
      const operator = await makeOperator();
      await ok(routes.impersonate, operator, enter(user.id));
      await ok(leave, operator, { body: {} });
      const actions = (await activityOf(agency.tenantId, 'user', user.no)).map(({ action }) => action);
      expect(actions.slice(0, 2)).toEqual(['impersonateEnd', 'impersonate']);
    }
  });

  test('ends in the log also where the session is ended from elsewhere, or makes room', async () => {
    const { user } = agency.users.finance;
    const logged = async () =>
      (await activityOf(agency.tenantId, 'user', user.no)).slice(0, 2).map(({ action }) => action);
    const operator = await makeOperator();
    await ok(routes.impersonate, operator, enter(user.id));
    const other = arrive(operator.user.sub);
    await ok(routes.signIn, other, { body: {} });
    await ok(accountContract.routes.endSession, other, { body: { id: operator.originJti } });
    expect(await logged()).toEqual(['impersonateEnd', 'impersonate']);
    await ok(routes.impersonate, other, enter(user.id));
    for (let i = 0; i < 3; i++) await ok(routes.signIn, arrive(operator.user.sub), { body: {} });
    expect(refusal(await call(routes.me, other, {}))).toBe('403 invalidLoginSession');
    expect(await logged()).toEqual(['impersonateEnd', 'impersonate']);
  });

  test('is for operators alone, and never of an operator', async () => {
    const [operator, other] = [await makeOperator(), await makeOperator()];
    const target = enter(agency.users.agent.user.id);
    expect(refusal(await call(routes.impersonate, agency.users.administrator, target))).toBe('403 denied');
    expect((await call(routes.impersonate, operator, enter(other.user.id))).status).toBe(404);
  });
});

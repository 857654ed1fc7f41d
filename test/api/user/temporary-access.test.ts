import { expect, it, vi } from 'vitest';
import { handler as endAccess } from '#functions/domains/identity/user/jobs/end-temporary-access.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import { loadIdentity, putSession } from '#functions/platform/session/access.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeOperator, makeSignedIn, type TestUser } from '#test/support/fixtures.ts';

const { update, get, reactivate, runEndTemporaryAccess } = userContract.routes;
const agency = await makeAgency();

const until = (accessUntil: string | undefined, user: TestUser['user']) => ({
  params: { id: user.id },
  body: { name: user.name, role: user.role, rev: user.rev, accessUntil },
});
const me = (who: TestUser) => call(sessionContract.routes.me, who, {});

it('refuses a session whose time is over, before any job has run', async () => {
  const guest = await makeSignedIn(agency.tenantId, { role: 'assistant' });
  const ctx = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  expect((await me(guest)).status).toBe(200);
  const past = new Date(Date.now() - 1000).toISOString();
  await userStore.update(ctx, guest.user, { ...guest.user, accessUntil: past });
  const refused = await me(guest);
  expect([refusal(refused), refused.body.errors?.[0]?.target]).toEqual([
    '403 invalidLoginSession',
    '/client/access/status?reason=own',
  ]);
});

it('is ended by the job: deactivated, signed out, logged, once', async () => {
  const { administrator } = agency.users;
  const guest = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const saved = await ok(update, administrator, until('2031-06-01T16:00:00.000Z', guest.user));
  expect(saved.accessUntil).toBe('2031-06-01T16:00:00.000Z');
  await endAccess({ scheduledTime: '2031-06-01T15:59:00Z' });
  expect((await ok(get, administrator, { params: { id: guest.user.id } })).state).toBe('active');
  await endAccess({ scheduledTime: '2031-06-01T16:00:00Z' });
  const ended = await ok(get, administrator, { params: { id: guest.user.id } });
  expect(ended.state).toBe('deactivated');
  const { sessions } = await loadIdentity(guest.user.sub);
  expect(sessions.map((session) => session.ended)).toEqual(['signedOut']);
  await endAccess({ scheduledTime: '2031-06-01T16:05:00Z' });
  expect((await ok(get, administrator, { params: { id: guest.user.id } })).rev).toBe(ended.rev);
  const again = await ok(reactivate, administrator, { body: { id: ended.id, rev: ended.rev } });
  expect(again.state).toBe('active');
});

it('is ended also of who never signed out, and of others where one cannot be ended', async () => {
  const guests = [
    await makeSignedIn(agency.tenantId, { role: 'agent' }),
    await makeSignedIn(agency.tenantId, { role: 'agent' }),
  ];
  const [guest, other] = guests;
  if (!guest || !other) throw new Error('no guests');
  const at = new Date().toISOString();
  const open = (originJti: string) =>
    putSession({ sub: guest.user.sub, originJti, userId: guest.user.id, createdAt: at, lastSeenAt: at });
  for (const block of ['a', 'b']) await commit(Array.from({ length: 60 }, (_, i) => open(`${block}${i}`)));
  const now = new Date(Date.now() + 3_600_000).toISOString();
  for (const one of guests) await ok(update, agency.users.administrator, until(now, one.user));
  const spy = vi.spyOn(userStore, 'update').mockRejectedValueOnce(new Error('broken'));
  await expect(endAccess({ scheduledTime: now })).rejects.toThrow('1 failed');
  spy.mockRestore();
  const states = async () => (await userStore.many(agency, [guest.user.no, other.user.no])).map(({ state }) => state);
  expect((await states()).sort()).toEqual(['active', 'deactivated']);
  await endAccess({ scheduledTime: now });
  expect(await states()).toEqual(['deactivated', 'deactivated']);
  const { sessions } = await loadIdentity(guest.user.sub);
  expect([sessions.length, sessions.filter(({ ended }) => !ended).length]).toEqual([121, 0]);
});

it('is taken away again, lies ahead, and nobody limits their own', async () => {
  const { administrator, finance } = agency.users;
  const saved = await ok(update, administrator, until('2031-06-01T16:00:00.000Z', finance.user));
  const past = await call(update, administrator, until('2020-06-01T16:00:00.000Z', saved as TestUser['user']));
  expect([refusal(past), past.body.errors?.[0]?.field]).toEqual(['400 user.accessPast', 'accessUntil']);
  const open = await ok(update, administrator, until(undefined, saved as TestUser['user']));
  expect(open.accessUntil).toBeUndefined();
  const own = await call(update, administrator, until('2031-06-01T16:00:00.000Z', administrator.user));
  expect(refusal(own)).toBe('409 user.notYourself');
});

it('can be ended by an operator’s call', async () => {
  expect((await ok(runEndTemporaryAccess, await makeOperator(), {})).users).toBeTypeOf('number');
});

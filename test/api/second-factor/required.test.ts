import { afterAll, expect, test } from 'vitest';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeUser } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';
import { codeNow, PASSWORD, realPool } from './real-pool.ts';

const { mailbox } = await agreementAgencies();
const pool = await realPool();
afterAll(() => pool.close());
const { state, begin, confirm, turnOff, reset, requirement, require } = secondFactorContract.routes;
const { me, waiting, signOut, signIn } = sessionContract.routes;
const NEEDED = '401 secondFactorNeeded';
const LOST = '403 invalidLoginSession';
const inDays = (days: number) => addDays(dayIn(new Date(), 'Europe/Amsterdam'), days);

/** An agency with an administrator who has a second factor. */
async function withAdministrator() {
  const { tenantId } = await makeAgency();
  const administrator = await pool.withApp(await pool.person(tenantId, 'administrator'));
  return { tenantId, administrator, admin: administrator.caller };
}
const required = (admin: Caller, of: 'nobody' | 'internal' | 'everyone', days = 0) =>
  ok(require, admin, { body: { of, from: inDays(days) } });

test('a user without a required second factor can only set it up', async () => {
  const { tenantId, admin } = await withAdministrator();
  const one = await pool.person(tenantId);
  const [caller, outside] = [await pool.signedIn(one), await pool.signedIn(await pool.person(tenantId, 'artist'))];
  await ok(me, caller, {});
  await required(admin, 'internal');
  const refused = await call(me, caller, {});
  expect([refusal(refused), refused.body.errors?.[0]?.target]).toEqual([NEEDED, '/account/secondfactor']);
  expect(refusal(await call(waiting, caller, {}))).toBe(NEEDED);
  expect(refusal(await call(userContract.routes.changeName, caller, { body: { name: 'New' } }))).toBe(NEEDED);
  await ok(me, admin, {});
  await ok(me, outside, {});
  const fresh = await pool.unopened(one);
  expect(await ok(signIn, fresh, { body: {} })).toMatchObject({ state: 'signedIn', asksFactor: true });
  expect(await ok(state, fresh, {})).toMatchObject({ isNeeded: true, isOn: false });
  const { secret } = await ok(begin, fresh, { body: {} });
  await ok(confirm, fresh, { body: { code: codeNow(secret) } });
  await ok(me, fresh, {});
  expect(refusal(await call(turnOff, admin, { body: { password: PASSWORD, code: '123456' } }))).toBe(
    '409 secondFactor.required',
  );
});

test('a user who may not set it up now signs out', async () => {
  const { tenantId, admin } = await withAdministrator();
  const caller = await pool.signedIn(await pool.person(tenantId));
  await required(admin, 'everyone');
  await ok(signOut, caller, { body: {} });
});

test('until its first day a requirement only asks, and it covers outside users if it says so', async () => {
  const { tenantId, admin } = await withAdministrator();
  const artist = await pool.person(tenantId, 'artist');
  await required(admin, 'everyone', 3);
  const caller = await pool.unopened(artist);
  expect((await ok(signIn, caller, { body: {} })).asksFactor).toBe(true);
  const { isNeeded, requiredFrom } = await ok(state, caller, {});
  expect([isNeeded, typeof requiredFrom]).toEqual([false, 'string']);
  await ok(me, caller, {});
  await required(admin, 'everyone');
  expect(refusal(await call(me, caller, {}))).toBe(NEEDED);
  await required(admin, 'nobody');
  await ok(me, caller, {});
  const log = await ok(settingContract.routes.activity, admin, {});
  // The clock of this test stands still, so the entries are in no order.
  const changes = log.rows.flatMap((entry) => entry.changes);
  expect(changes).toContainEqual({ field: 'secondFactor', before: 'everyone', after: 'nobody' });
});

test('a new user is required too, and an API token is not', async () => {
  const { tenantId, administrator, admin } = await withAdministrator();
  const caller = await pool.signedIn(await pool.person(tenantId, 'administrator'));
  const input = { kind: 'personal' as const, label: 'Script', permissions: ['user.read' as const], days: 30 };
  const { token } = await ok(apiTokenContract.routes.create, caller, { body: { ...input, isReadOnly: true } });
  await required(admin, 'internal');
  expect(refusal(await call(userContract.routes.list, caller, { body: {} }))).toBe(NEEDED);
  await ok(userContract.routes.list, { token }, { body: {} });
  const profile = { name: 'New', email: `new-${administrator.user.email}`, role: 'agent' as const };
  const { id } = await ok(userContract.routes.invite, admin, { body: profile });
  const invited = await userStore.get({ tenantId }, id);
  expect(invited.tenant.secondFactor?.of).toBe('internal');
});

test('settings have their rights, and no agency changes another', async () => {
  const { admin } = await withAdministrator();
  const other = await withAdministrator();
  const agent = await pool.signedIn(await pool.person(other.tenantId));
  const body = { of: 'internal' as const, from: inDays(0) };
  expect(refusal(await call(require, agent, { body }))).toBe('403 denied');
  await ok(require, admin, { body });
  expect(await ok(requirement, other.admin, {})).toEqual({ of: 'nobody' });
  await ok(me, agent, {});
});

test('the operator requires it of its own users, also while they act as others', async () => {
  const operator = await pool.person(OPERATOR_TENANT, 'administrator', true);
  const { tenantId } = await makeAgency();
  const shown = await makeUser(tenantId, { role: 'agent' });
  const [first, second] = [await pool.signedIn(operator), await pool.person(OPERATOR_TENANT, 'administrator', true)];
  const acting = await pool.signedIn(second);
  await ok(sessionContract.routes.impersonate, acting, {
    body: { tenantId, userId: shown.id, reason: 'Helping' },
  });
  await ok(me, acting, {});
  await required(first, 'internal');
  expect(refusal(await call(me, acting, {}))).toBe(NEEDED);
  const again = await pool.withApp(operator).catch(() => undefined);
  expect(again).toBeDefined();
  if (again) await required(again.caller, 'nobody');
});

test('the list of users tells who has it', async () => {
  const { tenantId, administrator, admin } = await withAdministrator();
  const without = await pool.person(tenantId);
  const filter = (value: string) => ({ field: 'secondFactor' as const, relation: 'anyOf' as const, values: [value] });
  const ids = async (value: string) =>
    (await ok(userContract.routes.list, admin, { body: { filters: [filter(value)] } })).rows.map(({ id }) => id);
  expect(await ids('true')).toEqual([administrator.user.id]);
  expect(await ids('false')).toContain(without.user.id);
  expect(await ids('false')).not.toContain(administrator.user.id);
});

test('an administrator resets a factor with a reason, which the user is told', async () => {
  const { tenantId, administrator, admin } = await withAdministrator();
  const one = await pool.withApp(await pool.person(tenantId));
  const params = { id: one.user.id };
  const body = { reason: 'Lost the phone' };
  expect(refusal(await call(reset, admin, { params, body: { reason: ' x ' } }))).toBe('400 minLength');
  const agent = await pool.signedIn(await pool.person(tenantId));
  expect(refusal(await call(reset, agent, { params, body }))).toBe('403 denied');
  const stranger = await withAdministrator();
  expect(refusal(await call(reset, stranger.admin, { params, body }))).toBe('404 notFound');
  const oneself = { params: { id: administrator.user.id }, body };
  expect(refusal(await call(reset, admin, oneself))).toBe('409 user.notYourself');
  await ok(reset, admin, { params, body });
  expect(refusal(await call(me, one.caller, {})), 'the lost device may be signed in').toBe(LOST);
  expect(refusal(await call(reset, admin, { params, body }))).toBe('409 secondFactor.isOff');
  await workOff({ tenantId, entity: 'user', id: one.user.id }, 'secondFactor');
  const mail = mailbox.mails.filter(({ to }) => to === one.user.email).map(({ text }) => text);
  expect(mail.join()).toContain('Reason: Lost the phone');
  const [entry] = await activityOf(tenantId, 'user', one.user.no);
  expect(entry).toMatchObject({ action: 'secondFactorReset', actorId: administrator.user.id });
  expect((await ok(state, await pool.signedIn(one), {})).isOn).toBe(false);
});

test('an agency cannot weaken the sign-in of a person who works for another', async () => {
  const [home, rogue] = [await withAdministrator(), await withAdministrator()];
  const one = await pool.withApp(await pool.person(home.tenantId));
  const invited = await makeUser(rogue.tenantId, { role: 'agent', sub: one.user.sub });
  const body = { reason: 'Asked for it' };
  const refused = await call(reset, rogue.admin, { params: { id: invited.id }, body });
  expect(refusal(refused)).toBe('409 secondFactor.otherAgency');
  await ok(me, one.caller, {});
});

test('an administrator ends the sign-ins of a user, in this agency only', async () => {
  const { tenantId, administrator, admin } = await withAdministrator();
  const one = await pool.person(tenantId);
  const elsewhere = await makeAgency();
  const there = await makeUser(elsewhere.tenantId, { role: 'agent', sub: one.user.sub });
  const open = async (userId: string) => {
    const caller = await pool.unopened(one);
    await ok(signIn, caller, { body: { userId } });
    return caller;
  };
  const [first, second, abroad] = [await open(one.user.id), await open(one.user.id), await open(there.id)];
  const { endSessions } = userContract.routes;
  const params = { id: one.user.id };
  expect(refusal(await call(endSessions, first, { params }))).toBe('403 denied');
  const stranger = await withAdministrator();
  expect(refusal(await call(endSessions, stranger.admin, { params }))).toBe('404 notFound');
  const oneself = { params: { id: administrator.user.id } };
  expect(refusal(await call(endSessions, admin, oneself))).toBe('409 user.notYourself');
  await ok(endSessions, admin, { params });
  for (const ended of [first, second]) expect(refusal(await call(me, ended, {}))).toBe(LOST);
  await ok(me, abroad, {});
  const [entry] = await activityOf(tenantId, 'user', one.user.no);
  expect(entry).toMatchObject({ action: 'endSessions', actorId: administrator.user.id });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadIdentity } from '#functions/platform/session/access.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, makeUser, signedIn, type TestUser } from '#test/support/fixtures.ts';
import { signToken, WRONG_CODE } from '#test/support/identity.ts';
import { workOff } from '#test/support/outbox.ts';

const { mailbox, agency } = await agreementAgencies();
const { me, signIn, confirmReset } = sessionContract.routes;
const { changePassword } = accountContract.routes;
const LOST = '403 invalidLoginSession';
const NEW = { password: 'right-password-1', newPassword: 'another-good-1' };
const stateOf = async (caller: TestUser) => refusal(await call(me, caller, {}));
/** A sign-in of the person that has not come to the product yet. */
const unopened = ({ user }: TestUser, authTime?: number): TestUser => {
  const originJti = randomUUID();
  return { user, originJti, token: signToken({ sub: user.sub, originJti, ...(authTime ? { authTime } : {}) }) };
};
const mailed = async ({ user }: TestUser) => {
  await workOff({ tenantId: agency.tenantId, entity: 'user', id: user.id }, 'passwordChanged');
  return mailbox.mails.filter(
    ({ to, text }) => to === user.email && text.includes('signed you out on all other devices'),
  );
};

test('a changed password ends the other sign-ins of the person in every agency, and a mail tells of it', async () => {
  const here = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const there = await signedIn(here.user);
  const other = await makeAgency();
  const elsewhere = await signedIn(await makeUser(other.tenantId, { role: 'agent', sub: here.user.sub }));
  const later = unopened(here);
  const colleague = agency.users.finance;
  await ok(changePassword, here, { body: NEW });
  expect(await stateOf(there)).toBe(LOST);
  expect(await stateOf(elsewhere)).toBe(LOST);
  const { sessions } = await loadIdentity(here.user.sub);
  expect(sessions.filter(({ ended }) => ended === 'passwordChanged')).toHaveLength(2);
  await ok(me, here, {});
  await ok(me, colleague, {});
  for (const old of [there, later]) expect(refusal(await call(signIn, old, { body: {} }))).toBe(LOST);
  await ok(signIn, unopened(here, Math.floor(Date.now() / 1000)), { body: { userId: here.user.id } });
  expect(await mailed(here)).toHaveLength(1);
});

test('a password set with a code ends every sign-in; a wrong code ends none', async () => {
  const caller = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const body = { email: caller.user.email, code: WRONG_CODE, password: NEW.newPassword };
  const wrong = await call(confirmReset, undefined, { body });
  expect([refusal(wrong), wrong.body.errors?.[0]?.field]).toEqual(['400 session.code', 'code']);
  await ok(me, caller, {});
  const weak = await call(confirmReset, undefined, { body: { ...body, password: 'only-letters' } });
  expect(refusal(weak)).toBe('400 password.digit');
  expect((await call(confirmReset, undefined, { body: { ...body, code: '123456' } })).status).toBe(200);
  expect(await stateOf(caller)).toBe(LOST);
  expect(await mailed(caller)).toHaveLength(1);
});

test('a password that the administrator has sent ends every sign-in', async () => {
  const caller = await makeSignedIn(agency.tenantId, { role: 'agent' });
  await ok(userContract.routes.resetPassword, agency.users.administrator, { body: { id: caller.user.id } });
  await workOff({ tenantId: agency.tenantId, entity: 'user', id: caller.user.id }, 'invitation');
  expect(await stateOf(caller)).toBe(LOST);
});

import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { afterAll, expect, test, vi } from 'vitest';
import { handler as preSignUp } from '#functions/domains/identity/account/workers/pre-sign-up.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { SIGN_UP_TRIGGER } from '#infra/constructs/social-sign-in.ts';
import { type PreSignUpEvent, subjectOf } from '#scripts/local/cognito/hosted.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { ticketIn } from '#shared/domains/identity/account/social.ts';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { arriveFrom, CALLBACK, swapCode } from '#test/support/hosted-sign-in.ts';
import { workOff } from '#test/support/outbox.ts';
import { runAs } from '#test/support/rights.ts';
import { PASSWORD, type Person, realPool } from '../second-factor/real-pool.ts';

process.env.SOCIAL_PROVIDERS = 'Google,Microsoft';
const { mailbox, agency } = await agreementAgencies();
const asTrigger = (event: PreSignUpEvent) =>
  runAs(SIGN_UP_TRIGGER, () => preSignUp(event as unknown as PreSignUpTriggerEvent));
const pool = await realPool({ providers: ['Google', 'Microsoft'], callbacks: [CALLBACK], preSignUp: asTrigger });
afterAll(() => pool.close());
const CLIENT = process.env.USER_POOL_CLIENT_ID ?? '';
const { connect, disconnect, socialAccounts, socialLogin, connected } = accountContract.routes;
const { me, signIn } = sessionContract.routes;

let n = 0;
const newAddress = () => `someone-${++n}-${Math.random()}@gmail.example`;
const arrive = (address: string, provider = 'Google') => arriveFrom(pool.url, CLIENT, provider, address);
async function ticketOf(address: string, provider = 'Google'): Promise<string> {
  const { description } = await arrive(address, provider);
  return ticketIn(description) ?? `none in ${description}`;
}
const connectWith = (caller: Caller, ticket: string, password = PASSWORD) =>
  call(connect, caller, { body: { ticket, password } });
/** The token of a sign-in by a provider that the product has not seen yet. */
async function fromProvider(address: string, provider = 'Google'): Promise<Caller> {
  return { token: (await swapCode(pool.url, CLIENT, await arrive(address, provider))).access_token };
}
async function linked(tenantId = agency.tenantId, role: 'agent' | 'administrator' = 'agent') {
  const [one, address] = [await pool.person(tenantId, role), newAddress()];
  const caller = await pool.signedIn(one);
  expect(await connectWith(caller, await ticketOf(address))).toMatchObject({ status: 200 });
  return { one, address, caller };
}
const mailsTo = async ({ user }: Person, heading: RegExp) => {
  await workOff({ tenantId: agency.tenantId, entity: 'user', id: user.id }, 'socialAccount');
  return mailbox.mails.filter(({ to, text }) => to === user.email && heading.test(text)).length;
};

test.each(['Google', 'Microsoft'])('an account at %s makes no user, and signs in once connected', async (provider) => {
  const [one, address] = [await pool.person(agency.tenantId), newAddress()];
  const caller = await pool.signedIn(one);
  const first = await arrive(address, provider);
  expect([first.code, first.description]).toEqual([
    null,
    expect.stringMatching(/^PreSignUp failed with error connect:/),
  ]);
  expect(await ok(socialAccounts, caller, {})).toEqual({ rows: [] });
  expect(await connectWith(caller, ticketIn(first.description) ?? '')).toMatchObject({ body: { provider } });
  expect(await ok(socialAccounts, caller, {})).toEqual({
    rows: [{ provider, since: new Date(Date.now()).toISOString() }],
  });
  const elsewhere = await fromProvider(address, provider);
  expect(await ok(signIn, elsewhere, { body: {} })).toMatchObject({ state: 'signedIn', asksFactor: false });
  expect((await ok(me, elsewhere, {})).user.id).toBe(one.user.id);
  expect((await ok(connected, caller, {})).sessions).toHaveLength(2);
});

test('the same address as a user’s links nothing', async () => {
  const one = await pool.person(agency.tenantId);
  const { code, description } = await arrive(one.user.email);
  expect([code, ticketIn(description)]).toEqual([null, expect.any(String)]);
});

test('a wrong password connects nothing and leaves the ticket good, which counts once', async () => {
  const [one, other] = [await pool.person(agency.tenantId), await pool.person(agency.tenantId)];
  const [caller, ticket] = [await pool.signedIn(one), await ticketOf(newAddress())];
  const wrong = await connectWith(caller, ticket, 'not-my-password-1');
  expect([refusal(wrong), wrong.body.errors?.[0]?.field]).toEqual(['400 account.password', 'password']);
  expect(await ok(socialAccounts, caller, {})).toEqual({ rows: [] });
  expect((await connectWith(caller, ticket)).status).toBe(200);
  expect(refusal(await connectWith(caller, ticket))).toBe('409 account.ticket');
  expect(refusal(await connectWith(await pool.signedIn(other), ticket))).toBe('409 account.ticket');
});

test('a ticket is good for ten minutes', async () => {
  const caller = await pool.signedIn(await pool.person(agency.tenantId));
  const ticket = await ticketOf(newAddress());
  const now = Date.now();
  vi.setSystemTime(now + 601_000);
  expect(refusal(await connectWith(caller, ticket))).toBe('409 account.ticket');
  vi.setSystemTime(now);
  expect(refusal(await connectWith(caller, 'x'.repeat(43)))).toBe('409 account.ticket');
  expect(refusal(await connectWith(caller, 'short'))).toBe('409 account.ticket');
});

test('an account of another user, of another agency too, stays theirs', async () => {
  const { address, one } = await linked();
  const stranger = await makeAgency();
  const caller = await pool.signedIn(await pool.person(stranger.tenantId));
  const params = { id: (await ok(me, caller, {})).user.id };
  const body = { provider: 'Google' as const, subject: subjectOf('Google', address), password: PASSWORD };
  const taken = await call(socialLogin, caller, { params, body });
  expect([refusal(taken), taken.body.errors?.[0]?.message]).toEqual([
    '409 account.socialLoginTaken',
    'This account at Google belongs to another user',
  ]);
  expect(await ok(socialAccounts, caller, {})).toEqual({ rows: [] });
  expect(refusal(await call(disconnect, caller, { body: { provider: 'Google', password: PASSWORD } }))).toBe(
    '409 account.notConnected',
  );
  const theirs = await fromProvider(address);
  await ok(signIn, theirs, { body: {} });
  expect((await ok(me, theirs, {})).user.id).toBe(one.user.id);
});

test('a disconnected account signs nobody in, and its sign-ins end', async () => {
  const { one, address, caller } = await linked();
  const elsewhere = await fromProvider(address);
  await ok(signIn, elsewhere, { body: {} });
  const body = { provider: 'Google' as const, password: PASSWORD };
  expect(refusal(await call(disconnect, caller, { body: { ...body, password: 'not-my-password-1' } }))).toBe(
    '400 account.password',
  );
  await ok(me, elsewhere, {});
  await ok(disconnect, caller, { body });
  expect(refusal(await call(me, elsewhere, {}))).toBe('403 invalidLoginSession');
  await ok(me, caller, {});
  expect((await arrive(address)).code).toBeNull();
  expect(await mailsTo(one, /Google account is connected/i)).toBe(1);
  expect(await mailsTo(one, /Google account is disconnected/i)).toBe(1);
  const entries = (await activityOf(agency.tenantId, 'user', one.user.no)).filter(
    ({ action }) => action === 'socialLogin',
  );
  expect(entries.map(({ changes }) => changes)).toEqual(
    expect.arrayContaining([[{ field: 'socialLogin', after: 'Google' }], [{ field: 'socialLogin', before: 'Google' }]]),
  );
  expect(JSON.stringify(entries)).not.toContain(subjectOf('Google', address));
});

test('where a second factor is required, an account elsewhere is not enough', async () => {
  const { tenantId } = await makeAgency();
  const { caller: admin } = await pool.withApp(await pool.person(tenantId, 'administrator'));
  const { one, address } = await linked(tenantId);
  await pool.withApp(one);
  const open = await fromProvider(address);
  await ok(signIn, open, { body: {} });
  await ok(me, open, {});
  const from = dayIn(new Date(), 'Europe/Amsterdam');
  await ok(secondFactorContract.routes.require, admin, { body: { of: 'internal', from } });
  const refused = await call(me, open, {});
  const error = refused.body.errors?.[0];
  expect([refusal(refused), error?.target]).toEqual(['401 passwordNeeded', '/account/signin?reason=secondFactor']);
  expect(error?.message).toContain('Sign in with your password');
  // Not even what a user without a factor may do.
  expect(refusal(await call(secondFactorContract.routes.state, open, {}))).toBe('401 passwordNeeded');
  expect(refusal(await call(signIn, await fromProvider(address), { body: {} }))).toBe('401 passwordNeeded');
});

test('a second factor is set up after a sign-in by password only', async () => {
  const { address } = await linked();
  const elsewhere = await fromProvider(address);
  await ok(signIn, elsewhere, { body: {} });
  expect(refusal(await call(secondFactorContract.routes.begin, elsewhere, { body: {} }))).toBe('401 passwordNeeded');
  await ok(me, elsewhere, {});
});

test('a trigger for a user of our own changes nothing, and one without an exact id refuses', async () => {
  const event = { triggerSource: 'PreSignUp_AdminCreateUser', userName: 'x', request: { userAttributes: {} } };
  expect(await preSignUp(event as unknown as PreSignUpTriggerEvent)).toBe(event);
  const inexact = { ...event, triggerSource: 'PreSignUp_ExternalProvider', userName: 'google_1' };
  await expect(preSignUp(inexact as unknown as PreSignUpTriggerEvent)).rejects.toThrow('unknown account');
});

import { afterAll, expect, test } from 'vitest';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { loadFactor } from '#functions/platform/session/factor.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeUser } from '#test/support/fixtures.ts';
import { workOff } from '#test/support/outbox.ts';
import { codeNow, nextStep, PASSWORD, type Person, realPool } from './real-pool.ts';

const { mailbox, agency } = await agreementAgencies();
const pool = await realPool();
afterAll(() => pool.close());
const administratorOf = async (tenantId: string) => pool.signedIn(await pool.person(tenantId, 'administrator'));
const administrator = await administratorOf(agency.tenantId);
const { state, begin, confirm, turnOff, newCodes, recover } = secondFactorContract.routes;
const { me } = sessionContract.routes;
const LOST = '403 invalidLoginSession';

const HEADINGS = [
  'A recovery code was used',
  'You have new recovery codes',
  'Your second factor is off',
  'Your second factor is on',
];
/** The headings of the mails to a person. */
const mailsTo = async ({ user }: Person) => {
  await workOff({ tenantId: agency.tenantId, entity: 'user', id: user.id }, 'secondFactor');
  const texts = mailbox.mails.filter(({ to }) => to === user.email).map(({ text }) => text);
  return HEADINGS.filter((heading) => texts.some((text) => text.toLowerCase().includes(heading.toLowerCase())));
};
const actionsOf = async ({ user }: Person) =>
  (await activityOf(agency.tenantId, 'user', user.no)).map(({ action }) => action);
const proof = (secret: string) => ({ body: { password: PASSWORD, code: codeNow(secret) } });

test('a second factor is turned on by a code, and its recovery codes are shown once', async () => {
  const one = await pool.person(agency.tenantId);
  const caller = await pool.signedIn(one);
  const other = await pool.signedIn(one);
  expect(await ok(state, caller, {})).toMatchObject({ isOn: false, codesLeft: 0, isNeeded: false, isFresh: true });
  const { secret, address } = await ok(begin, caller, { body: {} });
  expect(address).toContain(`secret=${secret}`);
  expect(refusal(await call(confirm, caller, { body: { code: '12345' } }))).toBe('400 secondFactor.digits');
  const wrong = await call(confirm, caller, { body: { code: codeNow(secret, 9) } });
  expect([refusal(wrong), wrong.body.errors?.[0]?.field]).toEqual(['400 secondFactor.code', 'code']);
  const { codes } = await ok(confirm, caller, { body: { code: codeNow(secret) } });
  expect(new Set(codes).size).toBe(10);
  const stored = JSON.stringify(await loadFactor(one.user.sub));
  for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
  const after = await ok(state, caller, {});
  expect(after).toMatchObject({ isOn: true, codesLeft: 10 });
  expect(JSON.stringify(after)).not.toContain(secret);
  expect(refusal(await call(me, other, {})), 'it began without the second factor').toBe(LOST);
  expect(refusal(await call(begin, caller, { body: {} }))).toBe('409 secondFactor.isOn');
  expect(await mailsTo(one)).toEqual(['Your second factor is on']);
  expect(await actionsOf(one)).toContain('secondFactorOn');
  expect(await ok(userContract.routes.get, administrator, { params: { id: one.user.id } })).toHaveProperty(
    'secondFactorAt',
  );
});

test('a repeated request tells no secret again', async () => {
  const caller = await pool.signedIn(await pool.person(agency.tenantId));
  const once = { 'idempotency-key': 'set-up-of-a-factor' };
  const { secret } = await ok(begin, caller, { body: {} }, once);
  const again = await call(begin, caller, { body: {} }, once);
  expect(JSON.stringify(again)).not.toContain(secret);
});

test('an old sign-in begins with the password, and another or a late one confirms nothing', async () => {
  const one = await pool.person(agency.tenantId);
  const caller = await pool.signedIn(one);
  const { secret } = await ok(begin, caller, { body: {} });
  const elsewhere = await pool.signedIn(one);
  const code = { body: { code: codeNow(secret) } };
  expect(refusal(await call(confirm, elsewhere, code))).toBe('409 secondFactor.late');
  nextStep(11 * 60_000);
  expect(refusal(await call(confirm, caller, { body: { code: codeNow(secret) } }))).toBe('409 secondFactor.late');
  for (const body of [{}, { password: 'wrong-password-1' }])
    expect(refusal(await call(begin, caller, { body }))).toBe('400 account.password');
  const anew = await ok(begin, caller, { body: { password: PASSWORD } });
  await ok(confirm, caller, { body: { code: codeNow(anew.secret) } });
});

test('a sign-in needs the code, which counts once', async () => {
  const one = await pool.withApp(await pool.person(agency.tenantId));
  expect((await pool.unopened(one)).token, 'by the password alone').toBe('refused');
  const code = codeNow(one.secret);
  await ok(me, await pool.signedIn(one, code), {});
  await expect(pool.unopened(one, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
});

test('a sign-in from before the second factor opens no session', async () => {
  const person = await pool.person(agency.tenantId);
  const before = await pool.unopened(person);
  nextStep(2000);
  await pool.withApp(person);
  expect(refusal(await pool.open(before))).toBe(LOST);
});

test('a stolen token that tells the pool not to ask gains nothing', async () => {
  const one = await pool.withApp(await pool.person(agency.tenantId));
  await pool.stopAsking(one.caller.token);
  const byPassword = await pool.unopened(one);
  expect(byPassword.token).not.toBe('refused');
  expect(refusal(await pool.open(byPassword))).toBe(LOST);
  expect((await pool.unopened(one)).token, 'the pool asks again').toBe('refused');
  await pool.signedIn(one, codeNow(one.secret));
});

test('new recovery codes and turning off need password and code', async () => {
  const one = await pool.withApp(await pool.person(agency.tenantId));
  const { caller, secret } = one;
  for (const route of [newCodes, turnOff]) {
    const wrong = { password: 'wrong-password-1', code: codeNow(secret) };
    expect(refusal(await call(route, caller, { body: wrong }))).toBe('400 account.password');
    const stale = { password: PASSWORD, code: codeNow(secret, 9) };
    expect(refusal(await call(route, caller, { body: stale }))).toBe('400 secondFactor.code');
  }
  const { codes } = await ok(newCodes, caller, proof(secret));
  expect(refusal(await call(turnOff, caller, proof(secret))), 'the code was used').toBe('400 secondFactor.code');
  const old = { body: { email: one.user.email, password: PASSWORD, code: one.codes[0] ?? '' } };
  nextStep(16 * 60_000);
  expect(refusal(await call(recover, undefined, old))).toBe('400 secondFactor.recovery');
  expect(codes).toHaveLength(10);
  await ok(turnOff, caller, proof(secret));
  expect(await ok(state, caller, {})).toMatchObject({ isOn: false, codesLeft: 0 });
  expect(refusal(await call(turnOff, caller, proof(secret)))).toBe('409 secondFactor.isOff');
  await ok(me, await pool.signedIn(one), {});
  expect(await mailsTo(one)).toEqual([
    'You have new recovery codes',
    'Your second factor is off',
    'Your second factor is on',
  ]);
});

test('after five wrong codes even the right one waits', async () => {
  const one = await pool.withApp(await pool.person(agency.tenantId));
  const body = { email: one.user.email, password: PASSWORD };
  const tryOut = async (code: string) => refusal(await call(recover, undefined, { body: { ...body, code } }));
  for (let i = 0; i < 5; i++) expect(await tryOut('aaaaa-aaaaa')).toBe('400 secondFactor.recovery');
  expect(await tryOut(one.codes[0] ?? '')).toBe('403 tooManyActions');
  expect(refusal(await call(newCodes, one.caller, proof(one.secret)))).toBe('403 tooManyActions');
  nextStep(16 * 60_000);
  expect(await tryOut(one.codes[0] ?? '')).toBe('200');
});

test('a recovery code turns the factor off, once, for who also knows the password', async () => {
  const one = await pool.withApp(await pool.person(agency.tenantId));
  const other = await pool.withApp(await pool.person(agency.tenantId));
  const code = (one.codes[3] ?? '').toUpperCase();
  const body = { email: one.user.email, password: PASSWORD, code };
  const wrong = [
    { ...body, password: 'wrong-password-1' },
    { ...body, email: other.user.email },
    { ...body, email: 'nobody@test.example' },
  ];
  for (const each of wrong)
    expect(refusal(await call(recover, undefined, { body: each }))).toBe('400 secondFactor.recovery');
  expect((await call(recover, undefined, { body })).status).toBe(200);
  expect(refusal(await call(recover, undefined, { body }))).toBe('400 secondFactor.recovery');
  const again = await pool.signedIn(one);
  expect(await ok(state, again, {})).toMatchObject({ isOn: false, codesLeft: 0 });
  expect(await mailsTo(one)).toContain('A recovery code was used');
  expect(await actionsOf(one)).toContain('recoveryCodeUsed');
});

test('of the same recovery code twice at once, one counts', async () => {
  const one = await pool.withApp(await pool.person(agency.tenantId));
  const body = { email: one.user.email, password: PASSWORD, code: one.codes[0] ?? '' };
  const both = await Promise.all([call(recover, undefined, { body }), call(recover, undefined, { body })]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('each agency that lets the person in shows the factor; one that only invited them does not', async () => {
  const person = await pool.person(agency.tenantId);
  const [second, third] = [await makeAgency(), await makeAgency()];
  const there = await makeUser(second.tenantId, { role: 'agent', sub: person.user.sub });
  const { invite, get } = userContract.routes;
  const guest = await administratorOf(third.tenantId);
  const invited = await ok(invite, guest, {
    body: { name: 'Test', email: person.user.email, role: 'agent' },
  });
  const caller = await pool.unopened(person);
  await ok(sessionContract.routes.signIn, caller, { body: { userId: person.user.id } });
  const { secret } = await ok(begin, caller, { body: {} });
  await ok(confirm, caller, { body: { code: codeNow(secret) } });
  const seen = await ok(get, await administratorOf(second.tenantId), { params: { id: there.id } });
  expect(seen.secondFactorAt).toBeTruthy();
  const unseen = await ok(get, guest, { params: { id: invited.id } });
  expect(unseen.secondFactorAt).toBeUndefined();
});

test('an operator who acts as a user neither sees nor changes the factor', async () => {
  const operator = await pool.signedIn(await pool.person(OPERATOR_TENANT, 'administrator', true));
  const one = await pool.person(agency.tenantId);
  const body = { tenantId: agency.tenantId, userId: one.user.id, reason: 'Helping' };
  await ok(sessionContract.routes.impersonate, operator, { body });
  expect(refusal(await call(state, operator, {}))).toBe('403 denied');
  expect(refusal(await call(begin, operator, { body: {} }))).toBe('403 denied');
});

test('sessions name their browser, keep no address, and end one by one or all others', async () => {
  const one = await pool.person(agency.tenantId);
  const { connected, endSession } = accountContract.routes;
  const phone = await pool.signedIn(one, undefined, 'Mozilla/5.0 (iPhone) AppleWebKit Version/18.1 Safari/604.1');
  const here = await pool.signedIn(one, undefined, 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0');
  const third = await pool.signedIn(one, undefined, '');
  const { sessions } = await ok(connected, here, {});
  expect(sessions.find(({ isThis }) => isThis)).toMatchObject({ browser: 'Firefox', system: 'Linux' });
  expect(sessions.map(({ system }) => system).sort()).toEqual(['Linux', 'iPhone', undefined]);
  expect(Object.keys(sessions[0] ?? {})).not.toContain('ip');
  await ok(endSession, here, { body: {} });
  for (const ended of [phone, third]) expect(refusal(await call(me, ended, {}))).toBe(LOST);
  await ok(me, here, {});
});

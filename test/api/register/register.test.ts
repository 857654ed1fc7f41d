import { afterEach, expect, it } from 'vitest';
import { onboardingStore } from '#functions/domains/operator/client-onboarding/store.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { registerContract } from '#shared/domains/operator/register/contract.ts';
import { operator, post, secretFor, written } from '#test/api/client-onboarding/walk.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { UNKNOWN } from '#test/support/identity.ts';
import { workOff } from '#test/support/outbox.ts';

const { self, userNameExists } = registerContract.routes;
const agency = await makeAgency();
afterEach(() => {
  delete process.env.SELF_REGISTRATION;
});

let people = 0;
const address = () => `${UNKNOWN}.${people++}.${Date.now()}@new-agency.example`;
const asked = (email: string) => ({ agencyName: 'Self Made', name: 'Sam Self', email, locale: 'en' as const });
const register = (email: string, visitor = new Visitor()) => visitor.call(self, '', asked(email));
const found = async (email: string) =>
  (await onboardingStore.where({ tenantId: OPERATOR_TENANT }, [])).filter(({ contact }) => contact.email === email);

it('mails a person who registers the link of an onboarding', async () => {
  const email = address();
  expect((await register(email)).body).toEqual({ ok: true });
  const [one] = await found(email);
  expect(one).toMatchObject({ origin: 'register', stage: 'invited', agencyName: 'Self Made' });
  await workOff(written(one?.id ?? ''), 'onboardingMail');
  expect(secretFor(email)).toHaveLength(43);
});

it('answers the address of an account alike, and mails it that there is one', async () => {
  const { email } = agency.users.administrator.user;
  const [known, unknown] = [await register(email), await register(address())];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const [one] = await found(email);
  await workOff(written(one?.id ?? ''), 'onboardingMail');
  expect(secretFor(email)).toBe('');
  expect(post.mails.findLast(({ to }) => to === email)?.text).toContain('already have an account');
  expect((await found(email))[0]?.stage).toBe('withdrawn');
});

it('mails an address three times a day, and tells nobody when it stops', async () => {
  const email = address();
  for (let i = 0; i < 5; i++) expect((await register(email)).status).toBe(200);
  expect(await found(email)).toHaveLength(3);
});

it('refuses a network that registers again and again', async () => {
  const visitor = new Visitor();
  for (let i = 0; i < 10; i++) expect((await register(address(), visitor)).status).toBe(200);
  expect(refusal(await register(address(), visitor))).toBe('403 tooManyActions');
});

it('is switched off by the stage', async () => {
  process.env.SELF_REGISTRATION = 'off';
  const email = address();
  expect(refusal(await register(email))).toBe('403 register.off');
  expect(await found(email)).toEqual([]);
});

it('refuses what is no address', async () => {
  expect(refusal(await new Visitor().call(self, '', { ...asked('nobody'), locale: 'nl' }))).toBe('400 email');
});

it('tells of user names only who may invite users: their own agency, and an operator all', async () => {
  const { administrator, agent } = agency.users;
  const of = (name: string) => ({ params: { name } });
  const { email } = agent.user;
  expect(await ok(userNameExists, administrator, of(email))).toEqual({ isValid: true, exists: true });
  expect(await ok(userNameExists, administrator, of('nobody'))).toEqual({ isValid: false, exists: false });
  const other = (await makeAgency()).users.agent.user.email;
  expect(await ok(userNameExists, administrator, of(other))).toEqual({ isValid: true, exists: false });
  expect(await ok(userNameExists, operator, of(other))).toEqual({ isValid: true, exists: true });
  expect(await ok(userNameExists, operator, of(address()))).toEqual({ isValid: true, exists: false });
  expect((await call(userNameExists, agency.users.readOnly, of(email))).status).toBe(403);
});

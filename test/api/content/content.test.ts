import { afterAll, expect, it } from 'vitest';
import { contentContract } from '#shared/domains/identity/content/contract.ts';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { ownTable } from '#test/support/own-table.ts';

const { accept, acceptances, create, read, versions, waiting } = contentContract.routes;
const { save, submit } = clientOnboardingContract.routes;
// Every reader of the service sees a new version.
const stop = await ownTable('content');
afterAll(stop);
const { answerAll, entered, invited, operator, termsOf } = await import('#test/api/client-onboarding/walk.ts');
const agency = await makeAgency();
const { agent, assistant, administrator } = agency.users;

const TODAY = '2026-01-01';
const written = { title: 'Terms', text: 'All is **new**.', titles: { nl: 'Voorwaarden' }, texts: {} };
const version = (more: object = {}) => ({
  kind: 'terms' as const,
  date: TODAY,
  controller: 'Backline BV',
  ...written,
  ...more,
});
const present = async (locale: 'en' | 'nl' = 'en') =>
  ok(read, agent, { params: { kind: 'terms' as const }, query: { locale } });

it('is read without an account, in the language of the reader, first as the product ships it', async () => {
  const { statusCode, body } = await new Visitor().knock(read, { kind: 'security' });
  expect([statusCode, JSON.parse(body ?? '')]).toMatchObject([200, { version: 1, title: 'Security' }]);
  const dutch = await ok(read, agent, { params: { kind: 'gdpr' as const }, query: { locale: 'nl' as const } });
  expect(dutch.title).toBe('Privacy');
  expect(dutch.text).toContain('bureau');
  const none = await call(read, agent, { params: { kind: 'gdpr' as const }, query: { version: '9' } });
  expect(refusal(none)).toBe('404 notFound');
});

it('has a new version by the operator alone, and keeps the older ones', async () => {
  expect((await call(create, administrator, { body: version() })).status).toBe(403);
  const wrong = await call(create, operator, { body: version({ kind: 'gdpr', needsAcceptance: true }) });
  expect(refusal(wrong)).toBe('400 content.onlyTerms');
  const before = await present();
  const made = await ok(create, operator, { body: version() });
  expect(made.version).toBe(before.version + 1);
  const [english, dutch] = [await present(), await present('nl')];
  expect(english).toMatchObject({ version: made.version, title: 'Terms', controller: 'Backline BV' });
  // A text without a translation is shown in English.
  expect(dutch).toMatchObject({ title: 'Voorwaarden', text: english.text });
  const query = { version: String(before.version), locale: 'en' as const };
  const old = await ok(read, agent, { params: { kind: 'terms' as const }, query });
  expect([old.hash, old.text]).toEqual([before.hash, before.text]);
  const later = await ok(create, operator, { body: version({ date: '2999-01-01' }) });
  expect((await present()).versions.map((one) => one.version)).not.toContain(later.version);
  expect((await ok(versions, operator, {})).rows.map((one) => one.version)).toContain(later.version);
});

it('numbers two versions that come at once', async () => {
  const both = await Promise.all([1, 2].map(() => ok(create, operator, { body: version({ kind: 'gdpr' }) })));
  expect(new Set(both.map((one) => one.version)).size).toBe(2);
});

it('asks each user once to accept, and keeps who accepted what', async () => {
  const made = await ok(create, operator, { body: version({ needsAcceptance: true, text: 'Accept this.' }) });
  expect(await ok(waiting, agent, {})).toEqual({ version: made.version });
  const { hash, locale } = await present();
  const seen = { version: made.version, hash, locale };
  expect(refusal(await call(accept, agent, { body: { ...seen, hash: 'a'.repeat(64) } }))).toBe('409 content.changed');
  await Promise.all([1, 2].map(() => ok(accept, agent, { body: seen })));
  const params = { version: String(made.version) };
  const first = await ok(acceptances, operator, { params });
  await ok(accept, agent, { body: seen });
  expect([await ok(waiting, agent, {}), await ok(waiting, assistant, {})]).toEqual([{}, { version: made.version }]);
  const { rows } = await ok(acceptances, operator, { params });
  expect(rows).toEqual(first.rows);
  expect(rows).toMatchObject([{ tenantId: agency.tenantId, subjectId: agent.user.id, hash, version: made.version }]);
  expect((await call(acceptances, administrator, { params })).status).toBe(403);
});

it('keeps the acceptance of a new agency, of the version that it read', async () => {
  const invitation = await invited();
  const { visitor, seen } = await entered(invitation);
  await answerAll(invitation, visitor, seen);
  await ok(create, operator, { body: version({ text: `Even newer ${Date.now()}.` }) });
  expect(refusal(await visitor.call(save, invitation.secret, termsOf(seen)))).toBe('409 content.changed');
  await visitor.call(submit, invitation.secret, {});
  const params = { version: String(seen.terms.version) };
  const { rows } = await ok(acceptances, operator, { params });
  const own = rows.find(({ subjectId }) => subjectId === invitation.id);
  expect(own).toMatchObject({ name: 'Anna New', hash: seen.terms.hash });
  expect(own).not.toHaveProperty('tenantId');
});

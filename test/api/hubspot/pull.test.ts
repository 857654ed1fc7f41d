import { afterAll, beforeEach, expect, it } from 'vitest';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { handler as syncJob } from '#functions/domains/relations/hubspot/jobs/sync.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { hubspot, TOKEN } from '#test/support/hubspot/server.ts';

const { decide, get, open, remove, save, sync, test: tryOut } = hubspotContract.routes;
const service = await hubspot();
const { state, add, change, fail } = service;
afterAll(service.stop);
beforeEach(service.reset);

const settings = { company: 'fromHubSpot', contact: 'fromHubSpot', newRole: 'promoter' } as const;
const input = (more: object = {}) => ({ body: { ...settings, token: TOKEN, rev: 0, ...more } });
async function connected(more: object = {}): Promise<Agency> {
  const agency = await makeAgency();
  await ok(save, agency.users.administrator, input(more));
  for (const { id } of [...(await companiesOf(agency)), ...(await contactsOf(agency))]) fixtures.add(id);
  return agency;
}
/** The records that the agency had before. */
const fixtures = new Set<string>();
const isNew = ({ id }: { readonly id: string }) => !fixtures.has(id);
const run = ({ tenantId }: Agency) => deliver(tenantId, 'hubspotSync', {});
const lastOf = async ({ users }: Agency) => (await ok(get, users.administrator, {})).last;
const openOf = async ({ users }: Agency) => (await ok(open, users.administrator, {})).rows;
const companiesOf = async ({ tenantId }: Agency) =>
  (await companyStore.many({ tenantId }, (await companyStore.definition.list?.all(tenantId, {})) ?? [])).filter(isNew);
const contactsOf = async ({ tenantId }: Agency) =>
  (await contactStore.many({ tenantId }, (await contactStore.definition.list?.all(tenantId, {})) ?? [])).filter(isNew);
const nothing = { read: 0, made: 0, changed: 0, left: 0 };

it('keeps a connection without ever showing its token', async () => {
  const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const { administrator, agent, readOnly } = agency.users;
  expect(await ok(get, administrator, {})).toEqual({ rev: 0 });
  for (const user of [agent, readOnly]) expect(refusal(await call(save, user, input()))).toBe('403 denied');
  expect(refusal(await call(save, administrator, input({ token: '' })))).toBe('400 hubspot.noToken');
  expect(refusal(await call(save, administrator, input({ token: 'wrong' })))).toBe('400 hubspot.tokenRefused');
  expect(await ok(save, administrator, input())).toEqual({ rev: 1, connection: { ...settings, portalId: '4711' } });
  expect(JSON.stringify(await readAll({ pk: `${agency.tenantId}#hubspotConnection#1` }))).not.toContain(TOKEN);
  expect(refusal(await call(save, administrator, input()))).toBe('409 stale');
  const kept = await ok(save, administrator, input({ token: '', contact: 'off', rev: 1 }));
  expect(kept.connection?.contact).toBe('off');
  expect((await ok(tryOut, administrator, {})).outcome).toBe('ok');
  expect(await ok(get, other.users.administrator, {})).toEqual({ rev: 0 });
  expect(refusal(await call(sync, other.users.administrator, {}))).toBe('409 hubspot.notConnected');
  expect(await ok(remove, administrator, { body: { rev: 2, keepsLinks: true } })).toEqual({ rev: 3 });
  expect(refusal(await call(tryOut, administrator, {}))).toBe('409 hubspot.notConnected');
});

it('makes companies and contacts, and makes no double', async () => {
  const agency = await connected();
  const other = await makeAgency();
  const before = await companiesOf(other);
  const acme = add('companies', { name: 'Acme Live', domain: 'acme.example', country: 'Netherlands', city: 'Utrecht' });
  const person = add('contacts', {
    firstname: 'Ada',
    lastname: 'Byron',
    email: 'ada@acme.example',
    jobtitle: 'Booker',
  });
  add('contacts', { email: 'nameless@acme.example' });
  state.joined.set(person.id, [acme.id]);
  await ok(sync, agency.users.administrator, {});
  await run(agency);
  const [company] = await companiesOf(agency);
  expect(company).toMatchObject({ name: 'Acme Live', website: 'acme.example', roles: ['promoter'] });
  expect(company?.address).toMatchObject({ city: 'Utrecht', countryId: 'NL' });
  const [contact] = await contactsOf(agency);
  expect(contact).toMatchObject({ fullName: 'Ada Byron', email: 'ada@acme.example' });
  expect(contact?.positions).toMatchObject([{ companyId: company?.id, companyName: 'Acme Live', position: 'Booker' }]);
  expect(await lastOf(agency)).toMatchObject({
    outcome: 'ok',
    isPartial: false,
    here: { read: 3, made: 2, changed: 0, left: 1 },
    there: nothing,
  });
  await run(agency);
  expect(await companiesOf(agency)).toHaveLength(1);
  expect(await contactsOf(agency)).toHaveLength(1);
  expect((await lastOf(agency))?.here).toMatchObject({ made: 0, changed: 0 });
  expect(await companiesOf(other)).toEqual(before);
  expect(state.asked.some((line) => /batch\/(create|update)/.test(line))).toBe(false);
});

it('takes over what changed there, and keeps what changed here', async () => {
  const agency = await connected();
  const acme = add('companies', { name: 'Acme', phone: '+31 20 123 4567', city: 'Utrecht' });
  await run(agency);
  const [before] = await companiesOf(agency);
  if (!before) throw new Error('no company');
  const { id, rev, roles, address, phone, website } = before;
  const body = { rev, name: 'Acme Live', roles, address, phone, website };
  await ok(companyContract.routes.update, agency.users.administrator, { params: { id }, body });
  change(acme, { city: 'Amsterdam' });
  await run(agency);
  const [after] = await companiesOf(agency);
  expect(after).toMatchObject({ name: 'Acme Live', address: { city: 'Amsterdam' } });
  expect(await openOf(agency)).toEqual([]);
  change(acme, { name: 'Acme Concerts' });
  await run(agency);
  expect((await companiesOf(agency))[0]?.name).toBe('Acme Live');
  expect(await openOf(agency)).toMatchObject([
    { reason: 'conflict', recordId: id, fields: [{ field: 'name', ours: 'Acme Live', theirs: 'Acme Concerts' }] },
  ]);
  change(acme, { name: 'Acme Live' });
  await run(agency);
  expect(await openOf(agency)).toEqual([]);
});

it('joins by email, domain and name, and leaves two candidates to a person', async () => {
  const agency = await connected();
  const { administrator } = agency.users;
  const create = async (name: string, website = '') =>
    ok(companyContract.routes.create, administrator, { body: { name, website, roles: ['promoter'], address: {} } });
  const [byDomain, byName] = [await create('Other name', 'https://www.acme.example/home'), await create('Björk Ltd')];
  const [one] = [await create('Twin'), await create('Twin')];
  add('companies', { name: 'Acme Live', domain: 'acme.example', phone: '+31201234567' });
  add('companies', { name: 'BJORK  LTD', city: 'Oslo' });
  const twin = add('companies', { name: 'Twin', city: 'Rome' });
  await run(agency);
  const found = await companiesOf(agency);
  expect(found).toHaveLength(4);
  expect(found.find(({ id }) => id === byDomain.id)).toMatchObject({ name: 'Other name', phone: '+31201234567' });
  expect(found.find(({ id }) => id === byName.id)?.address.city).toBe('Oslo');
  const rows = await openOf(agency);
  expect(rows.find(({ ref }) => ref === twin.id)).toMatchObject({ reason: 'undecided', title: 'Twin' });
  expect(rows.find(({ ref }) => ref === twin.id)?.candidates).toHaveLength(2);
  const body = { kind: 'company' as const, hubspotId: twin.id, recordId: one.id };
  await ok(decide, administrator, { body });
  expect(refusal(await call(decide, administrator, { body }))).toBe('409 hubspot.linked');
  expect((await companiesOf(agency)).find(({ id }) => id === one.id)?.address.city).toBe('Rome');
  expect((await openOf(agency)).find(({ ref }) => ref === twin.id)).toBeUndefined();
});

it('reads many pages, and goes on after it was killed', async () => {
  const agency = await connected({ contact: 'off' });
  const same = service.tick();
  for (let i = 0; i < 250; i++) add('companies', { name: `Company ${i}` }, i < 130 ? same : undefined);
  fail('/search', 500, 3, 1);
  await run(agency);
  expect(await lastOf(agency)).toMatchObject({ outcome: 'unreachable', isPartial: true, here: { made: 100 } });
  await run(agency);
  expect(await lastOf(agency)).toMatchObject({ outcome: 'ok', isPartial: false, here: { made: 150 } });
  expect(new Set((await companiesOf(agency)).map(({ name }) => name)).size).toBe(250);
  expect(await companiesOf(agency)).toHaveLength(250);
});

it('waits as long as HubSpot asks, and says why it failed', async () => {
  const [agency, broken] = [await connected(), await connected()];
  add('companies', { name: 'Acme' });
  const outcomes = [
    [401, 'tokenRefused'],
    [403, 'notAllowed'],
    [429, 'busy'],
    [503, 'unreachable'],
  ] as const;
  for (const [status, outcome] of outcomes) {
    fail('/search', status);
    await run(broken);
    expect(await lastOf(broken)).toMatchObject({ outcome, isPartial: true });
  }
  state.next.push({ on: '/search', skip: 0, answer: [200, '{"results":[{"id":5}]}'] });
  fail('/search', 429, 1);
  await run(broken);
  expect(await lastOf(broken)).toMatchObject({ outcome: 'ok', here: { made: 1 } });
  await syncJob({ scheduledTime: new Date().toISOString() });
  expect(await companiesOf(agency)).toHaveLength(1);
});

it('reads everything again once the links are forgotten', async () => {
  const agency = await connected({ contact: 'off' });
  const { administrator } = agency.users;
  const old = add('companies', { name: 'Acme' });
  add('companies', { name: 'Newer' });
  await run(agency);
  await ok(remove, administrator, { body: { rev: 1, keepsLinks: false } });
  // Nothing changes at HubSpot meanwhile, and it is still the same company.
  const connection = await ok(save, administrator, input({ contact: 'off', rev: 2 }));
  expect(connection.last).toBeUndefined();
  await run(agency);
  expect((await lastOf(agency))?.here).toEqual({ read: 2, made: 0, changed: 0, left: 0 });
  change(old, { city: 'Utrecht' });
  await run(agency);
  expect((await companiesOf(agency)).find(({ name }) => name === 'Acme')?.address.city).toBe('Utrecht');
});

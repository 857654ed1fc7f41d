import { afterAll, beforeEach, expect, it } from 'vitest';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import type { HubSpotRecord } from '#test/support/hubspot/account.ts';
import { hubspot, TOKEN } from '#test/support/hubspot/server.ts';

const { get, open, remove, save } = hubspotContract.routes;
const service = await hubspot();
const { state, add, change, fail } = service;
afterAll(service.stop);
beforeEach(service.reset);

async function connected(more: object = {}): Promise<Agency> {
  const agency = await makeAgency();
  const body = { company: 'both', contact: 'both', newRole: 'promoter', token: TOKEN, rev: 0, ...more } as const;
  await ok(save, agency.users.administrator, { body });
  return agency;
}
const run = ({ tenantId }: Agency) => deliver(tenantId, 'hubspotSync', {});
const lastOf = async ({ users }: Agency) => (await ok(get, users.administrator, {})).last;
const openOf = async ({ users }: Agency) => (await ok(open, users.administrator, {})).rows;
const makeCompany = ({ users }: Agency, name: string, more: object = {}) =>
  ok(companyContract.routes.create, users.administrator, { body: { name, roles: ['promoter'], address: {}, ...more } });
const makeContact = ({ users }: Agency, body: { readonly lastName: string; readonly email?: string }, at?: Id) =>
  ok(contactContract.routes.create, users.administrator, {
    body: { ...body, positions: at ? [{ companyId: at, position: 'Booker', defaultSelect: true }] : [] },
  });
async function renameCompany({ users }: Agency, id: Id, more: object) {
  const found = await ok(companyContract.routes.get, users.administrator, { params: { id } });
  const { rev, name, roles, address, phone, website } = found;
  const body = { rev, name, roles, address, phone, website, ...more };
  return ok(companyContract.routes.update, users.administrator, { params: { id }, body });
}
const there = (records: readonly HubSpotRecord[], value: string) =>
  records.filter(({ properties }) => Object.values(properties).includes(value));
const writesIn = () => state.asked.filter((line) => /batch\/(create|update|associate)/.test(line));

it('makes our records at HubSpot once, with their company', async () => {
  const agency = await connected();
  const address = { city: 'Utrecht', countryId: 'NL' };
  const { id } = await makeCompany(agency, 'Acme Live', { website: 'https://acme.example', address });
  await makeContact(agency, { lastName: 'Byron', email: 'ada@acme.example' }, id);
  await run(agency);
  const [acme] = there(state.companies, 'Acme Live');
  const wanted = { domain: 'acme.example', website: 'https://acme.example', city: 'Utrecht', country: 'Netherlands' };
  expect(acme?.properties).toMatchObject(wanted);
  const [ada] = there(state.contacts, 'ada@acme.example');
  expect(ada?.properties).toMatchObject({ lastname: 'Byron', jobtitle: 'Booker', company: 'Acme Live' });
  expect(state.joined.get(ada?.id ?? '')).toEqual([acme?.id]);
  expect(await lastOf(agency)).toMatchObject({
    outcome: 'ok',
    isPartial: false,
    here: { made: 0 },
    there: { left: 0 },
  });
  state.asked = [];
  await run(agency);
  expect(writesIn()).toEqual([]);
  expect(await lastOf(agency)).toMatchObject({ here: { made: 0, changed: 0 }, there: { made: 0, changed: 0 } });
});

it('sends what changed here, and only that', async () => {
  const agency = await connected();
  const { id } = await makeCompany(agency, 'Acme', { phone: '+31 20 123 4567' });
  await run(agency);
  const [acme] = there(state.companies, 'Acme');
  if (!acme) throw new Error('not sent');
  change(acme, { city: 'Utrecht' });
  await renameCompany(agency, id, { name: 'Acme Live' });
  state.asked = [];
  await run(agency);
  expect(acme.properties).toMatchObject({ name: 'Acme Live', city: 'Utrecht', phone: '+31 20 123 4567' });
  const found = await ok(companyContract.routes.get, agency.users.administrator, { params: { id } });
  expect(found).toMatchObject({ name: 'Acme Live', address: { city: 'Utrecht' } });
  expect(writesIn()).toHaveLength(1);
  expect(writesIn()[0]).toContain('"properties":{"name":"Acme Live"}');
});

it('leaves a field that both changed, and lists it until they agree', async () => {
  const agency = await connected();
  const { id } = await makeCompany(agency, 'Acme');
  await run(agency);
  const [acme] = there(state.companies, 'Acme');
  if (!acme) throw new Error('not sent');
  change(acme, { name: 'Acme Concerts', city: 'Rome' });
  await renameCompany(agency, id, { name: 'Acme Live' });
  await run(agency);
  const found = await ok(companyContract.routes.get, agency.users.administrator, { params: { id } });
  expect(found).toMatchObject({ name: 'Acme Live', address: { city: 'Rome' } });
  expect(acme.properties.name).toBe('Acme Concerts');
  const fields = [{ field: 'name', ours: 'Acme Live', theirs: 'Acme Concerts' }];
  expect(await openOf(agency)).toMatchObject([{ reason: 'conflict', recordId: id, fields }]);
  await renameCompany(agency, id, { name: 'Acme Concerts', address: found.address });
  await run(agency);
  expect(await openOf(agency)).toEqual([]);
});

it('joins what is there already, and leaves what may be two', async () => {
  const agency = await connected({ company: 'toHubSpot', contact: 'toHubSpot' });
  const acme = add('companies', { name: 'Acme', domain: 'acme.example', phone: '1' });
  add('companies', { name: 'Twin' });
  add('companies', { name: 'Twin' });
  const ada = add('contacts', { email: 'ada@acme.example' });
  await makeCompany(agency, 'Acme Live', { website: 'acme.example' });
  const { id: ours } = await makeCompany(agency, 'Twin');
  await makeContact(agency, { lastName: 'Byron', email: 'Ada@acme.example' });
  await run(agency);
  expect(there(state.companies, 'Acme Live')).toEqual([]);
  // HubSpot has the same address as the domain of the company already.
  expect(acme.properties).toEqual({ name: 'Acme', domain: 'acme.example', phone: '1' });
  expect(ada.properties.lastname).toBe('Byron');
  expect(there(state.companies, 'Twin')).toHaveLength(2);
  const rows = await openOf(agency);
  expect(rows.map(({ reason, title }) => [title, reason])).toContainEqual(['Twin', 'undecided']);
  expect(rows.find(({ title }) => title === 'Acme Live')?.fields).toEqual([
    { field: 'name', ours: 'Acme Live', theirs: 'Acme' },
  ]);
  const [kept, gone] = there(state.companies, 'Twin');
  if (!kept || !gone) throw new Error('no twins');
  gone.archived = true;
  await renameCompany(agency, ours, { phone: '2' });
  await run(agency);
  expect(kept.properties.phone).toBe('2');
  expect((await openOf(agency)).filter(({ title }) => title === 'Twin')).toEqual([]);
});

it('makes no double when it is killed between HubSpot and our link', async () => {
  const agency = await connected();
  for (let i = 0; i < 120; i++) await makeContact(agency, { lastName: `Person ${i}`, email: `p${i}@acme.example` });
  // The run breaks off after the first batch was made: the next call to HubSpot fails.
  fail('/contacts/batch/create', 503, 3, 1);
  await run(agency);
  expect(await lastOf(agency)).toMatchObject({ outcome: 'unreachable', isPartial: true });
  // As if the links of the first batch had never been written.
  const body = { company: 'both', contact: 'both', newRole: 'promoter', token: '', rev: 2 } as const;
  await ok(remove, agency.users.administrator, { body: { rev: 1, keepsLinks: false } });
  await ok(save, agency.users.administrator, { body: { ...body, token: TOKEN } });
  await run(agency);
  expect(await lastOf(agency)).toMatchObject({ outcome: 'ok', isPartial: false });
  expect(state.contacts.filter(({ properties }) => /^p\d+@/.test(properties.email ?? ''))).toHaveLength(120);
});

it('notes an archived record and deletes nothing', async () => {
  const agency = await connected();
  const { id } = await makeCompany(agency, 'Acme');
  await run(agency);
  const [acme] = there(state.companies, 'Acme');
  if (!acme) throw new Error('not sent');
  acme.archived = true;
  await renameCompany(agency, id, { name: 'Acme Live' });
  await run(agency);
  expect(await openOf(agency)).toMatchObject([{ reason: 'archived', hubspotId: acme.id, recordId: id }]);
  expect(there(state.companies, 'Acme Live')).toEqual([]);
  const found = await ok(companyContract.routes.get, agency.users.administrator, { params: { id } });
  expect(found.name).toBe('Acme Live');
});

import { expect, test, vi } from 'vitest';
import { contractStore } from '#functions/domains/agreements/contract/store.ts';
import { noteStore } from '#functions/domains/attached/note/store.ts';
import { taskStore } from '#functions/domains/attached/task/store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { plain } from '#functions/platform/record/items.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, makeArtist, makeCompany, makeUser, showInput } from '#test/support/fixtures.ts';

/* Fields that a record copies from other records follow when those change. */
const agency = await makeAgency();
const agent = () => agency.users.agent;
const system = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });

/** Changes a record and lets the bulk worker do the promised work twice: messages may come twice. */
async function rename<T extends object>(store: RecordStore<T>, record: Stored<T>, more: Partial<T>): Promise<void> {
  const { id } = await store.update(system(), record, { ...plain(record), ...more });
  for (let times = 0; times < 2; times++)
    await deliver(agency.tenantId, 'cardChanged', { entity: store.definition.name, id });
}
const makeContact = (lastName: string, more: object = {}) =>
  ok(contactContract.routes.create, agent(), { body: { lastName, ...more } });
const contactOf = (id: string) => ok(contactContract.routes.get, agent(), { params: { id } });
const namesFound = async (keyword: string) =>
  (await ok(contactContract.routes.list, agent(), { body: { keyword } })).rows.map(({ fullName }) => fullName);

test('a new name of a company reaches its contacts: card, keyword and picker', async () => {
  const company = await makeCompany(agency.tenantId, { name: 'Zephyr Live', roles: ['promoter'], address: {} });
  const positions = [
    { companyId: agency.company.id, position: 'Adviser' },
    { companyId: company.id, position: 'Booker', defaultSelect: true },
  ];
  const contact = await makeContact('Windmill', { positions });
  await rename(companyStore, company, { name: 'Quixote Events' });
  const seen = await contactOf(contact.id);
  expect(seen.rev).toBe(contact.rev + 1);
  expect(seen.positions.map(({ companyName }) => companyName)).toEqual(['Test Presents', 'Quixote Events']);
  expect([await namesFound('Quixote'), await namesFound('Zephyr')]).toEqual([['Windmill'], []]);
  const pick = (keyword: string) => ok(contactContract.routes.picker, agent(), { body: { keyword } });
  expect([(await pick('Quixote')).items.length, (await pick('Zephyr')).items.length]).toEqual([1, 0]);
});

test('and the artists that it manages; a contact reaches the line-up, a user the team', async () => {
  const management = await makeCompany(agency.tenantId, { name: 'Old Management', roles: ['promoter'], address: {} });
  const member = await makeContact('Oldname');
  const colleague = await makeUser(agency.tenantId, { role: 'assistant' });
  const artist = await ok(artistContract.routes.create, agent(), {
    body: {
      name: 'The Renamed',
      team: [{ userId: colleague.id, commissionRate: 20_000 }],
      members: [{ contactId: member.id, name: 'as it is' }, { name: 'Session Player' }],
      management: { companyId: management.id },
    },
  });
  await rename(companyStore, management, { name: 'New Management' });
  const contact = await contactStore.get(system(), member.id);
  await rename(contactStore, contact, { lastName: 'Newname', fullName: 'Newname' });
  await rename(userStore, colleague, { name: 'Married Colleague' });
  expect(await artistStore.get(system(), artist.id)).toMatchObject({
    team: [{ name: 'Married Colleague', commissionRate: 20_000 }],
    members: [{ name: 'Newname' }, { name: 'Session Player' }],
    management: { companyId: management.id, name: 'New Management' },
  });
});

test('tasks and notes follow the name of their record, tasks those of their people', async () => {
  const company = await makeCompany(agency.tenantId, { name: 'Before', roles: ['promoter'], address: {} });
  const target = { entity: 'company' as const, recordId: company.id };
  const colleague = await makeUser(agency.tenantId, { role: 'assistant' });
  const task = await ok(taskContract.routes.create, agent(), {
    body: { title: 'Call them', target, assigneeId: colleague.id },
  });
  const note = await ok(noteContract.routes.create, agent(), {
    body: { ...target, body: 'pays late', visibility: 'internal' },
  });
  await rename(companyStore, company, { name: 'Afterwards' });
  await rename(userStore, colleague, { name: 'Somebody Else' });
  expect(await taskStore.get(system(), task.id)).toMatchObject({
    recordTitle: 'Afterwards',
    assignee: { userId: colleague.id, name: 'Somebody Else' },
    creator: { name: agent().user.name },
  });
  expect(await noteStore.get(system(), note.id)).toMatchObject({ recordTitle: 'Afterwards' });
});

test('a contract follows while it is a draft; what was sent keeps the names it was sent with', async () => {
  const [company, artist] = [
    await makeCompany(agency.tenantId, { name: 'First Name', roles: ['promoter'], address: {} }),
    await makeArtist(agency.tenantId, 'First Band'),
  ];
  const body = { ...showInput(agency), artistIds: [artist.id], promoterId: company.id };
  const show = await ok(showContract.routes.insert, agent(), { body });
  const make = () => ok(contractContract.routes.create, agent(), { body: { showId: show.id } });
  const [draft, sent] = [await make(), await make()];
  const before = await contractStore.get(system(), sent.id);
  await contractStore.update(system(), before, { ...plain(before), stage: 'sent', sentAt: new Date().toISOString() });
  await rename(companyStore, company, { name: 'Second Name' });
  await rename(artistStore, artist, { name: 'Second Band' });
  const named = async (id: string) => {
    const { company: buyer, artists } = await contractStore.get(system(), id);
    return [buyer?.name, artists[0]?.name];
  };
  expect(await named(draft.id)).toEqual(['Second Name', 'Second Band']);
  expect(await named(sent.id)).toEqual(['First Name', 'First Band']);
});

test('a free field follows the name of the company it names', async () => {
  const admin = agency.users.administrator;
  const category = await ok(freeFieldCategoryContract.routes.create, admin, {
    body: { name: 'Own', mainArea: 'contact' },
  });
  const field = await ok(freeFieldContract.routes.create, admin, {
    body: { mainArea: 'contact', categoryId: category.id, name: 'Former employer', type: 'company' },
  });
  const company = await makeCompany(agency.tenantId, { name: 'Free Before', roles: ['promoter'], address: {} });
  const value = (id: string) => ({ freeFields: { [field.id]: { id } } });
  const [contact, other] = [
    await makeContact('Freely', value(company.id)),
    await makeContact('Otherwise', value(agency.company.id)),
  ];
  await rename(companyStore, company, { name: 'Free After' });
  expect((await contactOf(contact.id)).freeFields).toEqual({ [field.id]: { id: company.id, name: 'Free After' } });
  expect((await contactOf(other.id)).rev).toBe(other.rev);
});

test('who was deleted in the meantime leaves the cards as they were', async () => {
  const company = await makeCompany(agency.tenantId, { name: 'Gone Soon', roles: ['promoter'], address: {} });
  const contact = await makeContact('Left', { positions: [{ companyId: company.id, defaultSelect: true }] });
  await companyStore.remove(system(), company);
  await deliver(agency.tenantId, 'cardChanged', { entity: 'company', id: company.id });
  expect((await contactOf(contact.id)).positions).toMatchObject([{ companyName: 'Gone Soon' }]);
});

test('of two names in quick succession the last one stays, whoever comes last', async () => {
  const artist = await makeArtist(agency.tenantId, 'First name');
  const show = await ok(showContract.routes.insert, agent(), { body: showInput(agency, { artistIds: [artist.id] }) });
  const second = await artistStore.update(system(), artist, { ...plain(artist), name: 'Second name' });
  const many = showStore.many.bind(showStore);
  // The later name is written, and reaches the show, while the earlier one is on its way to the show.
  const spy = vi.spyOn(showStore, 'many').mockImplementationOnce(async (...query) => {
    await rename(artistStore, second, { name: 'Third name' });
    return many(...query);
  });
  await deliver(agency.tenantId, 'cardChanged', { entity: 'artist', id: artist.id });
  spy.mockRestore();
  const { artists } = await ok(showContract.routes.get, agent(), { params: { id: show.id } });
  expect(artists.map(({ name }) => name)).toEqual(['Third name']);
});

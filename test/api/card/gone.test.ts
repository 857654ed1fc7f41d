import { expect, test } from 'vitest';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeCompany, showInput } from '#test/support/fixtures.ts';

/* A record may keep naming a record that was deleted since; choosing the deleted record newly is refused. */
const agency = await makeAgency();
const agent = () => agency.users.agent;
const admin = () => agency.users.administrator;
const system = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });

const employer = (name: string) => makeCompany(agency.tenantId, { name, roles: ['promoter'], address: {} });
const makeContact = (lastName: string, more: object = {}) =>
  ok(contactContract.routes.create, agent(), { body: { lastName, ...more } });
const saveContact = (contact: { id: string; rev: number }, more: object) =>
  call(contactContract.routes.update, agent(), {
    params: { id: contact.id },
    body: { ...ContactInput.parse(contact), rev: contact.rev, ...more },
  });
const at = (companyId: string) => [{ companyId, position: 'Booker', defaultSelect: true }];
const refused = (answer: { status: number; body: { errors?: { code: string; field?: string }[] } }) =>
  `${answer.status} ${answer.body.errors?.[0]?.code} ${answer.body.errors?.[0]?.field}`;

test('a contact of a company that was deleted is saved, and keeps it under its last name', async () => {
  const company = await employer('Folded Events');
  const contact = await makeContact('Stays', { positions: at(company.id) });
  const other = await makeContact('Elsewhere');
  await companyStore.remove(system(), company);
  const saved = await saveContact(contact, { phone: '+31 20 123 4567' });
  expect(saved).toMatchObject({
    status: 200,
    body: { phone: '+31 20 123 4567', positions: [{ companyId: company.id, companyName: 'Folded Events' }] },
  });
  expect(refused(await saveContact(other, { positions: at(company.id) }))).toBe('400 choice positions.0.companyId');
});

test('two such contacts become one', async () => {
  const company = await employer('Also Folded');
  const [target, source] = [await makeContact('Once'), await makeContact('Twice', { positions: at(company.id) })];
  await companyStore.remove(system(), company);
  const values = { ...ContactInput.parse(target), positions: at(company.id) };
  const params = { id: target.id, sourceId: source.id };
  await ok(mergeContract.routes.mergeContact, agent(), {
    params,
    body: { rev: target.rev, sourceRev: source.rev, values },
  });
  expect((await contactStore.get(system(), target.id)).positions).toMatchObject([{ companyName: 'Also Folded' }]);
});

test('an artist whose management or member was deleted is saved', async () => {
  const [company, member] = [await employer('Folded Management'), await makeContact('Drummer')];
  const people = {
    management: { companyId: company.id },
    members: [{ contactId: member.id, name: 'x', part: 'drums' }],
  };
  const artist = await ok(artistContract.routes.create, agent(), { body: { name: 'The Bereft', ...people } });
  const other = await ok(artistContract.routes.create, agent(), { body: { name: 'The Others' } });
  await companyStore.remove(system(), company);
  await contactStore.remove(system(), await contactStore.get(system(), member.id));
  const save = (one: typeof artist, more: object) =>
    call(artistContract.routes.update, agent(), {
      params: { id: one.id },
      body: { ...ArtistInput.parse(one), rev: one.rev, ...more },
    });
  expect(await save(artist, { phone: '1' })).toMatchObject({
    status: 200,
    body: { management: { name: 'Folded Management' }, members: [{ name: 'Drummer', part: 'drums' }] },
  });
  expect(refused(await save(other, { management: people.management }))).toBe('400 choice management.companyId');
  expect(refused(await save(other, { members: people.members }))).toBe('400 choice members.0.contactId');
});

test('a show whose promoter was deleted is saved', async () => {
  const company = await employer('Folded Promoter');
  const body = { ...showInput(agency), promoterId: company.id };
  const show = await ok(showContract.routes.insert, agent(), { body });
  await companyStore.remove(system(), company);
  const saved = await call(showContract.routes.update, agent(), { body: { ...body, id: show.id, rev: show.rev } });
  expect(saved).toMatchObject({ status: 200, body: { promoter: { name: 'Folded Promoter' } } });
  expect(refused(await call(showContract.routes.insert, agent(), { body }))).toBe('400 choice promoterId');
});

test('masters that were deleted stay where they are, and are told by their names', async () => {
  const term = await ok(paymentTermContract.routes.create, admin(), { body: { name: 'On the nail', days: 1 } });
  const vat = await ok(vatRateContract.routes.create, admin(), {
    body: { name: 'Gone', code: 'GONE', rate: 2100, category: 'S' },
  });
  const age = await ok(ageRestrictionContract.routes.create, admin(), {
    body: { name: 'Over 99', minAge: 99 },
  });
  const fields = { paymentTermId: term.id, vatRateId: vat.id };
  const venueDetails = { ageRestrictionId: age.id };
  const input = {
    name: 'Uses them',
    roles: ['venue' as const],
    address: { city: 'Porto', countryId: 'PT' },
    ...fields,
    venueDetails,
  };
  const company = await ok(companyContract.routes.create, agent(), { body: input });
  await ok(paymentTermContract.routes.remove, admin(), { body: { id: term.id } });
  await ok(vatRateContract.routes.remove, admin(), { body: { id: vat.id } });
  await ok(ageRestrictionContract.routes.remove, admin(), { body: { id: age.id } });
  const saved = await call(companyContract.routes.update, agent(), {
    params: { id: company.id },
    body: { ...CompanyInput.parse(company), rev: company.rev, phone: '1' },
  });
  expect(saved).toMatchObject({ status: 200, body: { ...fields, venueDetails } });
  const again = await call(companyContract.routes.create, agent(), { body: { ...input, name: 'New' } });
  expect(refused(again)).toBe('400 choice paymentTermId');
  const listed = (body: { id?: string }) => ok(paymentTermContract.routes.list, agent(), { body });
  expect((await listed({})).rows.map(({ id }) => id)).not.toContain(term.id);
  const [named] = (await listed({ id: term.id })).rows;
  expect(named).toMatchObject({ name: 'On the nail', deletedAt: expect.any(String) });
  const foreign = await makeAgency();
  const stranger = await call(paymentTermContract.routes.list, foreign.users.agent, { body: { id: term.id } });
  expect(refusal(stranger)).toBe('404 notFound');
});

test('an artist keeps a brand that was deleted', async () => {
  const brand = await ok(brandContract.routes.create, admin(), { body: { name: 'Gone Records' } });
  const artist = await ok(artistContract.routes.create, agent(), { body: { name: 'Branded', brandId: brand.id } });
  await ok(brandContract.routes.remove, admin(), { body: { id: brand.id } });
  const saved = await call(artistContract.routes.update, agent(), {
    params: { id: artist.id },
    body: { ...ArtistInput.parse(artist), rev: artist.rev, phone: '1' },
  });
  expect(saved).toMatchObject({ status: 200, body: { brandId: brand.id, phone: '1' } });
});

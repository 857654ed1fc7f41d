import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepConfirmation, lastConfirmation } from '#functions/domains/relations/german-tax/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { checklistContract } from '#shared/domains/attached/checklist/contract.ts';
import { favoriteSubjectContract } from '#shared/domains/identity/favorite-subject/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { checklistPresetContract } from '#shared/domains/reference/checklist-preset/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { type Company, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { type Contact, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { ok } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';

/* The belongings of a record, besides the records that name it, move with it in a merge and come back. */
const before = process.env.HMAC_KEY;
let agency: Agency;
beforeAll(async () => {
  process.env.HMAC_KEY = 'a server key of a test';
  agency = await makeAgency();
});
afterAll(() => {
  if (before === undefined) delete process.env.HMAC_KEY;
  else process.env.HMAC_KEY = before;
});
const { routes } = mergeContract;
const agent = () => agency.users.agent;
const admin = () => agency.users.administrator;

const makeCompany = (name: string) =>
  ok(companyContract.routes.create, agent(), { body: { name, roles: ['promoter'], address: {} } });
const makeContact = (lastName: string, more: object = {}) =>
  ok(contactContract.routes.create, agent(), { body: { lastName, ...more } });

/** Delivers a message twice, as a queue may. */
async function twice(type: 'merge' | 'unmerge', mergeId: string): Promise<void> {
  for (let times = 0; times < 2; times++) await deliver(agency.tenantId, type, { mergeId });
}
async function mergeCompanies(target: Company, source: Company): Promise<string> {
  const params = { id: target.id, sourceId: source.id };
  const body = { rev: target.rev, sourceRev: source.rev, values: CompanyInput.parse(target) };
  const { id } = await ok(routes.mergeCompany, agent(), { params, body });
  await twice('merge', id);
  return id;
}
async function mergeContacts(target: Contact, source: Contact): Promise<string> {
  const params = { id: target.id, sourceId: source.id };
  const body = { rev: target.rev, sourceRev: source.rev, values: ContactInput.parse(target) };
  const { id } = await ok(routes.mergeContact, agent(), { params, body });
  await twice('merge', id);
  return id;
}
async function undo(id: string): Promise<void> {
  await ok(routes.undo, agent(), { params: { id } });
  await twice('unmerge', id);
}

test('lines of a checklist: own ones, and presets that the other has not touched', async () => {
  const makePreset = (name: string) =>
    ok(checklistPresetContract.routes.create, admin(), { body: { name, mainArea: 'company' } });
  const [both, one] = [await makePreset('Both'), await makePreset('One')];
  const [target, source] = [await makeCompany('Checked'), await makeCompany('Checked too')];
  const on = (recordId: string) => ({ entity: 'company' as const, recordId });
  const set = (recordId: string, itemId: string, state: 'done' | 'notNeeded') =>
    ok(checklistContract.routes.setState, agent(), { body: { ...on(recordId), itemId, state } });
  await set(target.id, both.id, 'done');
  await set(source.id, both.id, 'notNeeded');
  await set(source.id, one.id, 'done');
  await ok(checklistContract.routes.add, agent(), { body: { ...on(source.id), name: 'Its own' } });
  const states = async (recordId: string) => {
    const { rows } = await ok(checklistContract.routes.list, agent(), { body: on(recordId) });
    return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
  };
  const merge = await mergeCompanies(target, source);
  expect(await states(target.id)).toEqual({ Both: 'done', One: 'done', 'Its own': 'open' });
  await undo(merge);
  expect(await states(target.id)).toEqual({ Both: 'done', One: 'open' });
  expect(await states(source.id)).toEqual({ Both: 'notNeeded', One: 'done', 'Its own': 'open' });
});

test('free fields that name the one that goes, on records that do so in no other way', async () => {
  const category = await ok(freeFieldCategoryContract.routes.create, admin(), {
    body: { name: 'Own', mainArea: 'contact' },
  });
  const field = await ok(freeFieldContract.routes.create, admin(), {
    body: { mainArea: 'contact', categoryId: category.id, name: 'Worked for', type: 'company' },
  });
  const [target, source] = [await makeCompany('Named'), await makeCompany('Named too')];
  const contact = await makeContact('Namer', { freeFields: { [field.id]: { id: source.id } } });
  const params = { id: target.id, sourceId: source.id };
  const preview = await ok(routes.previewCompany, agent(), { params });
  expect(preview.references.find(({ name }) => name === 'contact')?.count).toBe(1);
  const valueNow = async () =>
    (await ok(contactContract.routes.get, agent(), { params: { id: contact.id } })).freeFields?.[field.id];
  const merge = await mergeCompanies(target, source);
  expect(await valueNow()).toEqual({ id: target.id, name: 'Named' });
  await undo(merge);
  expect(await valueNow()).toEqual({ id: source.id, name: 'Named too' });
});

test('favourites of everybody; who had both keeps the one', async () => {
  const [target, source] = [await makeCompany('Starred'), await makeCompany('Starred too')];
  const keep = (who: ReturnType<typeof agent>, recordId: string) =>
    ok(favoriteSubjectContract.routes.create, who, { body: { entity: 'company', recordId } });
  await keep(agent(), source.id);
  await keep(admin(), source.id);
  await keep(admin(), target.id);
  const kept = async (who: ReturnType<typeof agent>) =>
    (await ok(favoriteSubjectContract.routes.list, who, {})).rows.map(({ title }) => title);
  const merge = await mergeCompanies(target, source);
  expect([await kept(agent()), await kept(admin())]).toEqual([['Starred'], ['Starred']]);
  await undo(merge);
  expect([await kept(agent()), await kept(admin())]).toEqual([['Starred too'], ['Starred', 'Starred too']]);
});

const passport = (names: string) => ({ names, number: 'NXB12C345', countryId: 'NL' as const, expiresOn: '2031-05-01' });
const read = ({ id }: Contact) => ok(contactContract.routes.passport, admin(), { params: { id } });
const write = async (contact: Contact, names: string) => {
  const { rev } = await read(contact);
  return ok(contactContract.routes.updatePassport, admin(), {
    params: { id: contact.id },
    body: { ...passport(names), rev },
  });
};
const namesIn = async (contact: Contact) => (await read(contact)).names;

test('a passport opens at the contact that is left, and at its own after the undo', async () => {
  const [target, source] = [await makeContact('Left'), await makeContact('Leaving')];
  await write(source, 'Nina Leaving');
  const merge = await mergeContacts(target, source);
  expect(await namesIn(target)).toBe('Nina Leaving');
  await undo(merge);
  expect([await namesIn(target), await namesIn(source)]).toEqual(['', 'Nina Leaving']);
});

test('of two passports the one stays, and the undo gives each its own; what was written since stays too', async () => {
  const [target, source] = [await makeContact('Has one'), await makeContact('Has one too')];
  await write(target, 'First');
  await write(source, 'Second');
  const clash = await mergeContacts(target, source);
  expect(await namesIn(target)).toBe('First');
  await undo(clash);
  expect([await namesIn(target), await namesIn(source)]).toEqual(['First', 'Second']);

  const [mergedInto, gone] = [await makeContact('Gets one'), await makeContact('Gives one')];
  await write(gone, 'Given');
  const merge = await mergeContacts(mergedInto, gone);
  await write(mergedInto, 'Newer');
  await undo(merge);
  expect([await namesIn(mergedInto), await namesIn(gone)]).toEqual(['Newer', 'Given']);
});

test('proofs of the German tax office', async () => {
  const [target, source] = [await makeCompany('Proven'), await makeCompany('Proven too')];
  const keep = (companyId: string, traderVatNumber: string, at: Date) =>
    keepConfirmation(agency.tenantId, {
      id: newId(at),
      companyId,
      traderVatNumber,
      requestId: 'r',
      status: '200',
      printRequested: true,
      printRequestedOn: at.toISOString(),
      noMatch: [],
      addressNoMatch: [],
      isValid: true,
    });
  const now = Date.now();
  await keep(target.id, 'NL001', new Date(now));
  await keep(source.id, 'NL002', new Date(now + 1000));
  await keep(source.id, 'NL002', new Date(now + 2000));
  const last = async (companyId: string, asked: string) =>
    (await lastConfirmation(agency.tenantId, companyId, asked))?.printRequestedOn;
  const newest = new Date(now + 2000).toISOString();
  const merge = await mergeCompanies(target, source);
  expect([await last(target.id, 'NL001'), await last(target.id, 'NL002')]).toEqual([
    new Date(now).toISOString(),
    newest,
  ]);
  expect(await last(source.id, 'NL002')).toBeUndefined();
  await undo(merge);
  expect([await last(source.id, 'NL002'), await last(target.id, 'NL002')]).toEqual([newest, undefined]);
});

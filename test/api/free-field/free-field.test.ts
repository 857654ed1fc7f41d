import { beforeAll, expect, test } from 'vitest';
import { rebuild } from '#functions/domains/operator/system/lists.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import type { FreeFieldInput } from '#shared/domains/identity/free-field/schemas.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { freeFieldProfileContract } from '#shared/domains/identity/free-field-profile/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { userActionContract } from '#shared/domains/operator/user-action/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn } from '#test/support/fixtures.ts';

const { routes } = freeFieldContract;
const { create, get, list, update } = companyContract.routes;
let agency: Agency;
let foreign: Agency;
let category: { id: string };
beforeAll(async () => {
  [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
  category = await makeCategory('company');
});
const admin = () => agency.users.administrator;
const agent = () => agency.users.agent;
const makeCategory = (mainArea: FreeFieldInput['mainArea']) =>
  ok(freeFieldCategoryContract.routes.create, admin(), { body: { name: `Of ${mainArea}`, mainArea } });
type Made = Pick<FreeFieldInput, 'name' | 'type'> & Partial<FreeFieldInput>;
const makeField = (made: Made, categoryId = category.id) =>
  ok(routes.create, admin(), { body: { mainArea: 'company', categoryId, ...made } });
const company = { roles: ['promoter' as const], address: {} };

test('every wrong value is named, what is unknown is refused, and what is left out stays', async () => {
  const [day, must] = [
    await makeField({ name: 'Since', type: 'date' }),
    await makeField({ name: 'Code', type: 'text', isMandatory: true }),
  ];
  const wrong = { [day.id]: 'soon', [category.id]: 'x' };
  const answer = await call(create, agent(), { body: { ...company, name: 'Wrong', freeFields: wrong } });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.map(({ code, field }) => [code, field])).toEqual([
    ['date', `freeFields.${day.id}`],
    ['freeField.unknown', `freeFields.${category.id}`],
    ['required', `freeFields.${must.id}`],
  ]);
  const freeFields = { [day.id]: '2024-01-02', [must.id]: 'A1' };
  const made = await ok(create, agent(), { body: { ...company, name: 'Right', freeFields } });
  expect(made.freeFields).toEqual(freeFields);
  const params = { id: made.id };
  const kept = await ok(update, agent(), { params, body: { ...company, name: 'Renamed', rev: made.rev } });
  expect(kept.freeFields).toEqual(freeFields);
  const body = { ...company, name: 'Emptied', rev: kept.rev, freeFields: { [day.id]: null } };
  expect((await ok(update, agent(), { params, body })).freeFields).toEqual({ [must.id]: 'A1' });
  const { id, rev, sort, createdAt, updatedAt, ...input } = must;
  await ok(routes.update, admin(), { body: { ...input, id, rev, isMandatory: false } });
});

test('a field in the list filters and sorts it, also records written before', async () => {
  const field = await makeField({ name: 'Score', type: 'number' });
  const of = (name: string, score: number) =>
    ok(create, agent(), { body: { ...company, name, freeFields: { [field.id]: score } } });
  const early = [await of('Scored high', 9.5), await of('Scored none', 0)];
  const { id, rev, sort, createdAt, updatedAt, ...input } = field;
  const listed = await ok(routes.update, admin(), { body: { ...input, id, rev, inList: true } });
  expect(listed.slot).toBe('n1');
  await rebuild(agency.tenantId, 'company');
  const late = await of('Scored below', -3);
  const by = freeName(field.id);
  const asked = async (values: string[]) => {
    const filters = [{ field: by, relation: 'between' as const, values }];
    const { rows } = await ok(list, agent(), { body: { filters, sort: { by, direction: 'asc' } } });
    return rows.map((row) => row.id);
  };
  expect(await asked(['-5', '9.5'])).toEqual([late.id, early[1]?.id, early[0]?.id]);
  expect(await asked(['0', '5'])).toEqual([early[1]?.id]);
  const filled = await ok(list, agent(), { body: { filters: [{ field: by, relation: 'filled' }] } });
  expect(filled.total).toBe(3);
  expect(await ok(routes.references, admin(), { params: { id } })).toEqual({ count: 3 });
  // A write that says nothing of free fields leaves the row as it was.
  const body = { ...company, name: 'Scored low', rev: late.rev };
  await ok(update, agent(), { params: { id: late.id }, body });
  expect(await asked(['-5', '-1'])).toEqual([late.id]);
  await ok(routes.remove, admin(), { body: { id } });
  await rebuild(agency.tenantId, 'company');
  expect(await asked(['-5', '-1'])).toEqual([]);
  expect((await ok(get, agent(), { params: { id: late.id } })).freeFields).toEqual({});
});

test('choices and words filter; a list takes only so many', async () => {
  const options = [{ name: 'Gold' }, { name: 'Silver' }] as unknown as FreeFieldInput['options'];
  const level = await makeField({ name: 'Level', type: 'choice', options, inList: true });
  const words = await makeField({ name: 'Motto', type: 'text', inList: true });
  const freeFields = { [level.id]: 2, [words.id]: 'Älways on time' };
  const made = await ok(create, agent(), { body: { ...company, name: 'Chosen', freeFields } });
  const ask = async (field: string, relation: 'anyOf' | 'contains', value: string) => {
    const filters = [{ field: freeName(field), relation, values: [value] }];
    return (await ok(list, agent(), { body: { filters } })).rows.map((row) => row.id);
  };
  expect(await ask(level.id, 'anyOf', '2')).toEqual([made.id]);
  expect(await ask(level.id, 'anyOf', '1')).toEqual([]);
  expect(await ask(words.id, 'contains', 'alw')).toEqual([made.id]);
  for (const name of ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth'])
    await makeField({ name, type: 'link', inList: true });
  const body = { name: 'Seventh', type: 'text', mainArea: 'company', categoryId: category.id, inList: true } as const;
  const refused = await call(routes.create, admin(), { body });
  expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: 'freeField.noSlot', field: 'inList' }] } });
});

test('contacts and companies filter by who they are, and sort nothing', async () => {
  const field = await makeField({ name: 'Parent', type: 'company', inList: true });
  const make = (name: string, parent?: { id: string }) =>
    ok(create, agent(), { body: { ...company, name, freeFields: parent ? { [field.id]: { id: parent.id } } : {} } });
  const [early, late] = [await make('Parent one'), await make('Parent two')];
  // By the numbers of their parents they would stand the other way round.
  const [first, second] = [await make('Child a', late), await make('Child b', early)];
  const by = freeName(field.id);
  const filled = { field: by, relation: 'filled' as const, values: [] };
  const ask = async (relation: 'anyOf' | 'noneOf', values: string[]) => {
    const body = { filters: [filled, { field: by, relation, values }], sort: { by, direction: 'asc' as const } };
    return (await ok(list, agent(), { body })).rows.map((row) => row.id);
  };
  expect(await ask('noneOf', [])).toEqual([first.id, second.id]);
  expect(await ask('anyOf', [late.id])).toEqual([first.id]);
  expect(await ask('noneOf', [late.id])).toEqual([second.id]);
  expect(await ask('anyOf', ['nobody'])).toEqual([]);
});

test('nobody learns the name of a company or contact that is not theirs to read', async () => {
  const [firm, person] = [
    await makeField({ name: 'Firm', type: 'company' }),
    await makeField({ name: 'Person', type: 'contact' }),
  ];
  const known = await ok(contactContract.routes.create, agent(), { body: { lastName: 'Hidden', positions: [] } });
  const clerk = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['company.read', 'company.create'] });
  const base = await ok(create, agent(), { body: { ...company, name: 'Readable' } });
  const freeFields = { [firm.id]: { id: base.id }, [person.id]: { id: known.id } };
  const refused = await call(create, clerk, { body: { ...company, name: 'Curious', freeFields } });
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'choice', field: `freeFields.${person.id}` }] },
  });
  const body = { ...company, name: 'Allowed', freeFields: { [firm.id]: { id: base.id } } };
  expect((await ok(create, clerk, { body })).freeFields).toEqual({ [firm.id]: { id: base.id, name: 'Readable' } });
});

test('what a category is for and whom a profile is for stay', async () => {
  const { create, update } = freeFieldCategoryContract.routes;
  const { id, rev } = await ok(create, admin(), { body: { name: 'Stays', mainArea: 'artist' } });
  const moved = { id, rev, name: 'Stays', mainArea: 'contact' as const };
  expect(refusal(await call(update, admin(), { body: moved }))).toBe('409 fixed');
  const profiles = freeFieldProfileContract.routes;
  const profile = { name: 'Ours', environment: 'internal' as const, fields: [] };
  const made = await ok(profiles.create, admin(), { body: profile });
  const body = { ...profile, id: made.id, rev: made.rev, environment: 'external' as const };
  expect(refusal(await call(profiles.update, admin(), { body }))).toBe('409 fixed');
});

test('type and area stay; options keep their numbers', async () => {
  const options = [{ name: 'A' }, { name: 'B' }] as unknown as FreeFieldInput['options'];
  const field = await makeField({ name: 'Kind', type: 'multiChoice', options });
  const { id, rev, sort, createdAt, updatedAt, ...input } = field;
  const body = { ...input, id, rev };
  expect(refusal(await call(routes.update, admin(), { body: { ...body, type: 'text' } }))).toBe('409 fixed');
  const less = await ok(routes.update, admin(), { body: { ...body, options: field.options.slice(1) } });
  expect(less.options.map(({ no, isActive }) => [no, isActive])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(refusal(await call(routes.update, admin(), { body }))).toBe('409 stale');
  const gone = await call(freeFieldCategoryContract.routes.remove, admin(), { body: { id: category.id } });
  expect(refusal(gone)).toBe('409 inUse');
});

test('a profile shows its fields, hides the others and keeps what it hides', async () => {
  const place = await makeCategory('production');
  const of = (name: string) => makeField({ name, type: 'text', mainArea: 'production' }, place.id);
  const [open, shut] = [await of('Open'), await of('Shut')];
  const dates = { name: 'Tour', startDate: '2026-01-01', endDate: '2026-01-02', artistIds: [agency.artist.id] };
  const freeFields = { [open.id]: 'o', [shut.id]: 's' };
  const made = await ok(productionContract.routes.create, agent(), { body: { ...dates, freeFields } });
  const params = { id: made.id };
  const artist = agency.users.artist;
  expect((await ok(productionContract.routes.get, artist, { params })).freeFields).toEqual({});
  const fields = [{ fieldId: open.id, mayEdit: false, isMandatory: false }];
  const profile = (environment: 'internal' | 'external', name: string, isDefault: boolean) =>
    ok(freeFieldProfileContract.routes.create, admin(), { body: { name, environment, fields, isDefault } });
  await profile('external', 'Artists', true);
  expect((await ok(productionContract.routes.get, artist, { params })).freeFields).toEqual({ [open.id]: 'o' });
  const seen = await ok(routes.fields, artist, { body: { mainArea: 'production' } });
  expect(seen.fields.map(({ id, mayEdit }) => [id, mayEdit])).toEqual([[open.id, false]]);

  const { user } = agency.users.assistant;
  const own = await profile('internal', 'Assistants', false);
  const body = { id: user.id, rev: user.rev, freeFieldProfileId: own.id };
  await ok(userContract.routes.setFreeFieldProfile, admin(), { body });
  const change = { id: made.id, rev: made.rev, freeFields: { [open.id]: 'new' } };
  const refused = await call(productionContract.routes.updateFreeField, agency.users.assistant, { body: change });
  expect(refusal(refused)).toBe('400 freeField.unknown');
  const after = await ok(productionContract.routes.updateFreeField, agent(), { body: change });
  expect(after.freeFields).toEqual({ [open.id]: 'new', [shut.id]: 's' });

  const both = { id: made.id, rev: after.rev, freeFields: { [open.id]: 'last', [shut.id]: 'secret' } };
  await ok(productionContract.routes.updateFreeField, agent(), { body: both });
  const newest = async (reader: Caller) => {
    const { rows } = await ok(productionContract.routes.activity, reader, { body: { id: made.id } });
    return rows[0]?.changes;
  };
  const shown = { field: freeName(open.id), before: 'new', after: 'last' };
  expect(await newest(artist)).toEqual([shown]);
  expect(await newest(agency.users.assistant)).toEqual([shown]);
  expect(await newest(agent())).toContainEqual({ field: freeName(shut.id), before: 's', after: 'secret' });
  const log = await ok(userActionContract.routes.list, admin(), { body: { area: 'production' } });
  expect(log.rows[0]?.changes).toHaveLength(2);
});

test('is denied to who may not, and missing elsewhere', async () => {
  const body = { name: 'Mine', type: 'text', mainArea: 'company', categoryId: category.id } as const;
  expect(refusal(await call(routes.create, agent(), { body }))).toBe('403 denied');
  const theirs = foreign.users.administrator;
  expect(refusal(await call(routes.create, theirs, { body }))).toBe('400 choice');
  const field = await makeField({ name: 'Hidden', type: 'company' });
  expect(refusal(await call(routes.get, theirs, { params: { id: field.id } }))).toBe('404 notFound');
  const freeFields = { [field.id]: { id: foreign.company.id, name: 'x' } };
  const answer = await call(create, agent(), { body: { ...company, name: 'Crossed', freeFields } });
  expect(answer.body.errors?.[0]).toMatchObject({ code: 'choice', field: `freeFields.${field.id}` });
  const own = { [field.id]: { id: agency.company.id, name: 'whatever' } };
  const made = await ok(create, agent(), { body: { ...company, name: 'Named', freeFields: own } });
  expect(made.freeFields).toEqual({ [field.id]: { id: agency.company.id, name: agency.company.name } });
});

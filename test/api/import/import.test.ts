import { expect, test } from 'vitest';
import { excelOf } from '#functions/platform/excel/workbook.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { freeName } from '#shared/kernel/record/free-name.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';
import { uploadTable, workImport } from '#test/support/import.ts';

const { routes } = importContract;
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const agent = (): Caller => agency.users.agent;

const upload = (content: string | Uint8Array, mainArea: ImportKind = 'company', type = 'text/csv') =>
  uploadTable(agent(), content, mainArea, type);
const draftOf = async (content: string | Uint8Array, mainArea: ImportKind = 'company', type = 'text/csv') =>
  ok(routes.create, agent(), { body: await upload(content, mainArea, type) });
const work = (importId: string, pass: 'run' | 'undo', chunks = 1) =>
  workImport(agency.tenantId, importId, pass, chunks);
const named = async (name: string) =>
  (await ok(companyContract.routes.list, agent(), { body: { keyword: name } })).rows.filter((row) => row.name === name);

test('a CSV file with a mark, semicolons and line breaks is read, checked, written and taken back', async () => {
  const draft = await draftOf(
    '\uFEFFNaam;E-mail;Plaats;Land;Capaciteit;Opmerkingen\r\n' +
      'Alpha Events;alpha@one.example;Köln;Duitsland;1.250;"two\r\nlines"\r\n' +
      'Beta Events;no mail;Bonn;Atlantis;;\r\n;;;;;\r\n' +
      'ALPHA  events;;köln;;;\r\n',
  );
  expect(draft.mapping).toEqual(['name', 'email', 'city', 'country', 'capacity', 'notes']);
  expect(draft).toMatchObject({
    total: 3,
    columns: [{ header: 'Naam', samples: ['Alpha Events', 'Beta Events', 'ALPHA  events'] }, {}, {}, {}, {}, {}],
  });
  const choice = { mapping: draft.mapping, duplicates: 'skip' as const };
  const checked = await ok(routes.check, agent(), { params: { id: draft.id }, body: choice });
  expect(checked).toMatchObject({ total: 3, create: 1, skip: 1, wrong: 1 });
  expect(checked.problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [3, 'Country', expect.stringContaining('country')],
    [3, 'Email', 'email is invalid'],
  ]);
  expect(checked.duplicates).toMatchObject([{ row: 5, by: 'name', ofRow: 2 }]);

  const begun = await ok(routes.run, agent(), { params: { id: draft.id }, body: choice });
  expect(begun).toMatchObject({ state: 'running', total: 3, done: 0 });
  await work(draft.id, 'run');
  expect(await ok(routes.get, agent(), { params: { id: draft.id } })).toMatchObject({
    state: 'done',
    done: 1,
    skipped: 1,
    failed: 1,
  });
  expect(await named('Alpha Events')).toMatchObject([
    { email: 'alpha@one.example', capacity: 1250, address: { city: 'Köln', countryId: 'DE' }, roles: ['promoter'] },
  ]);
  expect(refusal(await call(routes.run, agent(), { params: { id: draft.id }, body: choice }))).toBe('409 import.begun');

  await ok(routes.undo, agent(), { params: { id: draft.id } });
  await work(draft.id, 'undo');
  expect(await ok(routes.get, agent(), { params: { id: draft.id } })).toMatchObject({
    state: 'undone',
    done: 1,
    failed: 0,
  });
  expect(await named('Alpha Events')).toEqual([]);
});

test('undoing keeps a company that a show names by now, says why, and takes the others back', async () => {
  const draft = await draftOf('Name,City,Country\nKeeper Hall,Ghent,BE\nGone Hall,Ghent,BE', 'venue');
  await ok(routes.run, agent(), { params: { id: draft.id }, body: { mapping: draft.mapping, duplicates: 'create' } });
  await work(draft.id, 'run');
  const [venue] = await named('Keeper Hall');
  if (!venue) throw new Error('not imported');
  await ok(showContract.routes.insert, agency.users.administrator, {
    body: showInput(agency, { venueId: venue.id }),
  });
  await ok(routes.undo, agent(), { params: { id: draft.id } });
  await work(draft.id, 'undo');
  expect(await ok(routes.get, agent(), { params: { id: draft.id } })).toMatchObject({
    state: 'undone',
    done: 1,
    failed: 1,
    problems: [{ row: 2, title: 'Keeper Hall', message: 'other records now use this, so it was kept' }],
  });
  expect(await named('Keeper Hall')).toMatchObject([{ id: venue.id }]);
  expect(await named('Gone Hall')).toEqual([]);
});

test('an Excel file updates what is there, and its undoing spares what was changed since', async () => {
  const make = (name: string) =>
    ok(companyContract.routes.create, agent(), {
      body: { name, roles: ['hotel'], address: { city: 'Ghent' }, phone: '1' },
    });
  const [kept, touched] = [await make('Gamma Hotel'), await make('Delta Hotel')];
  const header = (text: string, i: number) => ({ header: text, value: (row: readonly string[]) => row[i] });
  const file = await excelOf({
    name: 'Import',
    columns: ['Name', 'City', 'Phone'].map(header),
    rows: [
      ['Gamma Hotel', 'Ghent', '+32 9 1'],
      ['Delta Hotel', 'Ghent', '2'],
    ],
  });
  const draft = await draftOf(file, 'company', EXCEL);
  const choice = { mapping: draft.mapping, duplicates: 'update' as const };
  const checked = await ok(routes.check, agent(), { params: { id: draft.id }, body: choice });
  expect(checked).toMatchObject({ update: 2, duplicates: [{ id: kept.id, by: 'name' }, { id: touched.id }] });
  await ok(routes.run, agent(), { params: { id: draft.id }, body: choice });
  await work(draft.id, 'run');
  expect(await named('Gamma Hotel')).toMatchObject([{ id: kept.id, phone: '+32 9 1', roles: ['hotel'] }]);

  const [now] = await named('Delta Hotel');
  if (!now) throw new Error('gone');
  const { id, no: _no, createdAt: _c, updatedAt: _u, ...fields } = now as typeof now & { no?: number };
  await ok(companyContract.routes.update, agent(), { params: { id }, body: { ...fields, phone: '3' } });
  await ok(routes.undo, agent(), { params: { id: draft.id } });
  await work(draft.id, 'undo');
  const undone = await ok(routes.get, agent(), { params: { id: draft.id } });
  expect(undone).toMatchObject({ state: 'undone', done: 1, failed: 1, problems: [{ row: 3, title: 'Delta Hotel' }] });
  expect(await named('Gamma Hotel')).toMatchObject([{ phone: '1' }]);
  expect(await named('Delta Hotel')).toMatchObject([{ phone: '3' }]);
});

test('every row is written once, however often and however side by side its message comes', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => `Once ${i},once${i}@one.example`);
  const draft = await draftOf(['Name,Email', ...rows].join('\n'));
  await ok(routes.run, agent(), { params: { id: draft.id }, body: { mapping: draft.mapping, duplicates: 'create' } });
  await Promise.all([work(draft.id, 'run'), work(draft.id, 'run')]);
  await work(draft.id, 'run', 2);
  await work(draft.id, 'run', 2);
  expect(await ok(routes.get, agent(), { params: { id: draft.id } })).toMatchObject({
    state: 'done',
    done: 120,
    failed: 0,
  });
  const found = await ok(companyContract.routes.list, agent(), { body: { keyword: 'once', perPage: 200 } });
  expect(new Set(found.rows.map(({ name }) => name)).size).toBe(120);
  expect(found.total).toBe(120);
});

test('contacts find their companies by name, artists and venues come too', async () => {
  await ok(companyContract.routes.create, agent(), { body: { name: 'Epsilon', roles: ['label'], address: {} } });
  const contacts = await draftOf('Name,Company,Position\nAnna van Dijk,epsilon,Head\nBob Ross,Nowhere,', 'contact');
  const choice = { mapping: contacts.mapping, duplicates: 'skip' as const };
  const checked = await ok(routes.check, agent(), { params: { id: contacts.id }, body: choice });
  expect(checked).toMatchObject({ create: 1, wrong: 1, problems: [{ row: 3, column: 'Company' }] });
  const artist = await draftOf('Artist,Commission\nZeta,12.5', 'artist');
  expect(artist.mapping).toEqual(['name', 'commission']);
  const venue = await draftOf('Venue,City,Country\nEta Hall,Ghent,BE\nNo place,,', 'venue');
  const venues = { mapping: venue.mapping, duplicates: 'skip' as const };
  expect(await ok(routes.check, agent(), { params: { id: venue.id }, body: venues })).toMatchObject({
    create: 1,
    wrong: 1,
  });
});

test('columns go where the user last sent them', async () => {
  const draft = await draftOf('Firma,Irgendwas\nTheta,x@y.example');
  const mapping = ['name', 'email'];
  await ok(routes.check, agent(), { params: { id: draft.id }, body: { mapping, duplicates: 'skip' } });
  expect((await draftOf('Irgendwas,Firma\na@b.example,Iota')).mapping).toEqual(['email', 'name']);
});

test('refuses what is no table, too long, badly mapped, not the caller’s', async () => {
  const many = ['Name', ...Array.from({ length: 5001 }, (_, i) => `N${i}`)].join('\n');
  expect(refusal(await call(routes.create, agent(), { body: await upload(many) }))).toBe('400 import.tooManyRows');
  expect(refusal(await call(routes.create, agent(), { body: await upload('Name\n') }))).toBe('400 import.empty');
  const draft = await draftOf('Name\nKappa');
  const params = { id: draft.id };
  const run = (mapping: string[], user = agent()) =>
    call(routes.run, user, { params, body: { mapping, duplicates: 'skip' } });
  for (const mapping of [[], [''], ['city'], ['name', 'name']])
    expect(refusal(await run(mapping))).toBe('400 import.mapping');
  expect(refusal(await run(['name'], other.users.agent))).toBe('404 notFound');
  expect(refusal(await run(['name'], agency.users.administrator))).toBe('404 notFound');
  expect(refusal(await run(['name'], agency.users.readOnly))).toBe('403 denied');
  expect(refusal(await call(routes.undo, agent(), { params }))).toBe('409 import.notDone');
  const noDelete = await makeSignedIn(agency.tenantId, {
    role: 'agent',
    permissions: ['company.create', 'company.read'],
  });
  expect(refusal(await call(routes.undo, noDelete, { params }))).toBe('403 denied');
});

test('rows that no worker took are sent on their way again', async () => {
  const draft = await draftOf('Naam\r\nLeft Behind\r\n');
  const params = { id: draft.id };
  await ok(routes.run, agent(), { params, body: { mapping: draft.mapping, duplicates: 'skip' as const } });
  expect(refusal(await call(routes.resume, other.users.agent, { params }))).toBe('404 notFound');
  expect(await ok(routes.resume, agent(), { params })).toMatchObject({ state: 'running' });
  const newest = async () => (await activityOf(agency.tenantId, 'import', noOf(draft.id)))[0];
  expect(await newest()).toMatchObject({ action: 'resume', outbox: [{ payload: { pass: 'run', chunk: 0 } }] });
  await work(draft.id, 'run');
  const queued = await newest();
  expect(await ok(routes.resume, agent(), { params })).toMatchObject({ state: 'done', done: 1 });
  expect((await newest())?.id).toBe(queued?.id);
});

test('columns go to statuses, tags and free fields too', async () => {
  const admin = agency.users.administrator;
  const { rows } = await ok(statusContract.routes.list, admin, { query: { mainArea: 'company' } });
  const status = rows.find(({ isDefault }) => !isDefault);
  if (!status) throw new Error('no status');
  const tag = await ok(tagContract.routes.create, admin, {
    body: { name: 'Coast', mainArea: 'company', hexColor: '#FF0A81' },
  });
  const category = await ok(freeFieldCategoryContract.routes.create, admin, {
    body: { name: 'Stage', mainArea: 'company' },
  });
  const field = await ok(freeFieldContract.routes.create, admin, {
    body: { mainArea: 'company', categoryId: category.id, name: 'Stage width', type: 'number' },
  });
  const draft = await draftOf(`Naam;Status;Tags;Stage width\r\nWide Hall;${status.name};coast;12,5\r\nBad;Nope;;\r\n`);
  expect(draft.mapping).toEqual(['name', 'status', 'tags', freeName(field.id)]);
  const body = { mapping: draft.mapping, duplicates: 'skip' as const };
  const params = { id: draft.id };
  const checked = await ok(routes.check, agent(), { params, body });
  expect(checked.problems.map(({ row, column }) => [row, column])).toEqual([[3, 'Status']]);
  await ok(routes.run, agent(), { params, body });
  await work(draft.id, 'run');
  expect(await named('Wide Hall')).toMatchObject([
    { statusId: status.id, tagIds: [tag.id], freeFields: { [field.id]: 12.5 } },
  ]);
});

test('a column names contacts and companies: by email, by number, by name, and says which are unclear', async () => {
  const admin = agency.users.administrator;
  const company = await ok(companyContract.routes.create, admin, {
    body: {
      name: 'Harbour Works',
      roles: ['promoter'],
      vatNumber: 'NL123456782B90',
      email: 'hello@harbour.example',
      address: {},
    },
  });
  for (const name of ['Twin Halls', 'Twin Halls'])
    await ok(companyContract.routes.create, admin, { body: { name, roles: ['promoter'], address: {} } });
  const category = await ok(freeFieldCategoryContract.routes.create, admin, {
    body: { name: 'Family', mainArea: 'company' },
  });
  const field = await ok(freeFieldContract.routes.create, admin, {
    body: { mainArea: 'company', categoryId: category.id, name: 'Mother company', type: 'company' },
  });
  const draft = await draftOf(
    'Naam;Mother company\r\nBy Mail;HELLO@harbour.example\r\nBy Number;NL123456782B90\r\n' +
      'By Name;harbour works\r\nUnclear;Twin Halls\r\nUnknown;Nobody\r\n',
  );
  expect(draft.mapping).toEqual(['name', freeName(field.id)]);
  const body = { mapping: draft.mapping, duplicates: 'skip' as const };
  const params = { id: draft.id };
  const checked = await ok(routes.check, agent(), { params, body });
  expect(checked.problems.map(({ row, column, message }) => [row, column, message])).toEqual([
    [5, 'Mother company', 'this matches several records: use a unique email address or number'],
    [6, 'Mother company', 'no record has this email address, number or name'],
  ]);
  await ok(routes.run, agent(), { params, body });
  await work(draft.id, 'run');
  const mother = { [field.id]: { id: company.id, name: 'Harbour Works' } };
  for (const name of ['By Mail', 'By Number', 'By Name'])
    expect(await named(name)).toMatchObject([{ freeFields: mother }]);
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { tagContract } from '#shared/domains/reference/tag/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { ImportChoice, ImportDraft, ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { uploadTable, workImport } from '#test/support/import.ts';

const { routes } = importContract;
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const agency = await makeAgency();
const agent = (): Caller => agency.users.agent;

async function draftOf(name: string, mainArea: ImportKind = 'company', caller = agent()): Promise<ImportDraft> {
  const bytes = await readFile(new URL(`./files/${name}`, import.meta.url));
  const type = name.endsWith('.xlsx') ? EXCEL : 'text/csv';
  return ok(routes.create, caller, { body: await uploadTable(caller, bytes, mainArea, type) });
}
const requestOf = ({ id, mapping }: ImportDraft, more: Partial<ImportChoice> = {}) => ({
  params: { id },
  body: { mapping, duplicates: 'create' as const, ...more },
});
const checked = (draft: ImportDraft, more?: Partial<ImportChoice>, caller = agent()) =>
  ok(routes.check, caller, requestOf(draft, more));
const refusedRows = async (draft: ImportDraft, more?: Partial<ImportChoice>) =>
  (await checked(draft, more)).problems.map(({ row, column, value }) => [row, column, value]);
async function imported(draft: ImportDraft, more?: Partial<ImportChoice>, caller = agent()) {
  await ok(routes.run, caller, requestOf(draft, more));
  await workImport(agency.tenantId, draft.id, 'run');
  return ok(routes.get, caller, { params: { id: draft.id } });
}
const companyOf = async (keyword: string) =>
  (await ok(companyContract.routes.list, agent(), { body: { keyword } })).rows[0];
const contactOf = async (keyword: string) =>
  (await ok(contactContract.routes.list, agent(), { body: { keyword } })).rows[0];

test.each([
  ['b01-capital-shared-strings.xlsx', 'Capital Events', 'Gent', 1],
  ['b03-empty-first-row-and-column.xlsx', 'Offset Events', 'Aalst', 3],
  ['b03b-title-above-headings.xlsx', 'Titled Events', 'Aalst', 3],
  ['b04-empty-columns.csv', 'Trailing Events', 'Aalst', 1],
  ['b17-number-sign-heading.csv', 'Numbered Events', 'Gent', 1],
  ['b18-text-beyond-headings.xlsx', 'Beyond Events', 'Gent', 1],
])('%s is checked and imported, without the columns that have no name', async (file, name, city, headingRow) => {
  const draft = await draftOf(file);
  expect(draft).toMatchObject({ headingRow });
  expect(draft.mapping.filter(Boolean)).toEqual(expect.arrayContaining(['name', 'city']));
  expect(await checked(draft)).toMatchObject({ create: draft.total, wrong: 0 });
  expect(await imported(draft)).toMatchObject({ done: draft.total, failed: 0 });
  expect(await companyOf(name)).toMatchObject({ name, address: { city } });
});

test('figures come as their format shows them', async () => {
  await imported(await draftOf('b02-leading-zeros-by-format.xlsx'));
  expect(await companyOf('Boston Live')).toMatchObject({ address: { postalCode: '02138' }, phone: '0444123456' });
  expect(await companyOf('Plus Live')).toMatchObject({ phone: '+32470123456' });
});

test('the delimiter is found over several rows, and may be chosen', async () => {
  const draft = await draftOf('b06-commas-outnumber.csv');
  expect(draft).toMatchObject({ delimiter: ';', columns: [{}, {}, { header: 'Plaats' }] });
  const read = (body: { headingRow: number; delimiter?: ',' | ';' }) =>
    ok(routes.read, agent(), { params: { id: draft.id }, body });
  expect(await read({ headingRow: 1, delimiter: ',' })).toMatchObject({ delimiter: ',', columns: { length: 4 } });
  const back = await read({ headingRow: 1, delimiter: ';' });
  expect(back).toMatchObject({ delimiter: ';', total: 2, columns: { length: 3 } });
  expect(await read({ headingRow: 2 })).toMatchObject({
    headingRow: 2,
    total: 1,
    columns: [{ header: 'Komma Events' }, {}, {}],
    firstRows: [{ row: 1 }, { row: 2 }, { row: 3 }],
  });
  const last = await call(routes.read, agent(), { params: { id: draft.id }, body: { headingRow: 3 } });
  expect(refusal(last)).toBe('400 import.empty');
});

test('exports of address books find their fields; tags are created and companies left out where one says so', async () => {
  const admin = agency.users.administrator;
  const draft = await draftOf('b07b-google-contacts-old.csv', 'contact', admin);
  expect((await checked(draft, {}, admin)).newCompanies).toEqual(['Old Live']);
  expect(await imported(draft, { newCompanies: 'leaveOut' }, admin)).toMatchObject({ done: 1, failed: 0 });
  expect(await contactOf('Oldgoogle')).toMatchObject({
    firstName: 'Bo',
    lastName: 'Oldgoogle',
    email: 'bo@old.example',
    privateEmail: 'bo2@old.example',
    mobile: '+7 0000000000',
    phone: '+7 1111111111',
    tagIds: [],
  });
  const newer = await draftOf('b07-google-contacts.csv', 'contact');
  await ok(companyContract.routes.create, agent(), { body: { name: 'Google Live', roles: ['label'], address: {} } });
  expect(await imported(newer)).toMatchObject({ done: 1, failed: 0 });
  expect(await contactOf('Googlesen')).toMatchObject({
    email: 'ada@google.example',
    privateEmail: 'ada@home.example',
    mobile: '+45 20 12 34 56',
    phone: '+45 33 11 22 33',
    birthday: '1980-05-04',
    positions: [{ companyName: 'Google Live', position: 'Booker' }],
  });
});

test('a day that can be read in two ways is asked for before anything is written', async () => {
  const draft = await draftOf('b08-outlook-contacts.csv', 'contact');
  const said = { newCompanies: 'leaveOut' } as const;
  expect((await checked(draft, said)).days).toEqual({
    example: '4/5/1980',
    dayFirst: '1980-05-04',
    monthFirst: '1980-04-05',
  });
  expect(refusal(await call(routes.run, agent(), requestOf(draft, said)))).toBe('400 import.dayOrder');
  expect(await imported(draft, { ...said, dayOrder: 'monthFirst' })).toMatchObject({ done: 1, failed: 0 });
  expect(await contactOf('Outlooksen')).toMatchObject({
    salutation: 'mr',
    email: 'cy@outlook.example',
    birthday: '1980-04-05',
    phone: '+44 20 7946 0000',
    mobile: '+44 7700 900123',
  });
});

test('tags that are not there are named, and created or left out', async () => {
  const admin = agency.users.administrator;
  const body = await uploadTable(admin, 'Last name;Labels\nTagged;Festival ::: * myContacts ::: Press', 'contact');
  const draft = await ok(routes.create, admin, { body });
  expect(await checked(draft, {}, admin)).toMatchObject({ wrong: 1, newTags: ['Festival', 'Press'] });
  expect(await checked(draft, { newTags: 'leaveOut' }, admin)).toMatchObject({ wrong: 0, create: 1 });
  expect(await imported(draft, { newTags: 'create' }, admin)).toMatchObject({ done: 1, failed: 0 });
  const { rows } = await ok(tagContract.routes.list, admin, { query: { mainArea: 'contact' } });
  const ids = rows.filter(({ name }) => name === 'Festival' || name === 'Press').map(({ id }) => id);
  expect((await contactOf('Tagged'))?.tagIds?.toSorted()).toEqual(ids.toSorted());
  const own = await ok(routes.create, agent(), {
    body: await uploadTable(agent(), 'Last name;Labels\nUntagged;Nowhere', 'contact'),
  });
  const denied = await call(routes.run, agent(), requestOf(own, { newTags: 'create' }));
  expect(refusal(denied)).toBe('403 denied');
});

test('a number that the spreadsheet has shortened is told of', async () => {
  expect(await refusedRows(await draftOf('b09-scientific-phone.csv', 'contact'))).toEqual([
    [2, 'Phone', '4,91761E+11'],
    [2, 'Mobile', '4.41E+11'],
  ]);
});

test('a contact may have one name', async () => {
  expect(await imported(await draftOf('b12-first-name-only.csv', 'contact'))).toMatchObject({ done: 2, failed: 0 });
  expect(await contactOf('Monoa')).toMatchObject({ firstName: 'Monoa', lastName: '', fullName: 'Monoa' });
  expect(await contactOf('Monob')).toMatchObject({ firstName: '', lastName: 'Monob', fullName: 'Monob' });
});

test('every country is known as people write it', async () => {
  expect(await checked(await draftOf('b14-countries.csv'))).toMatchObject({ total: 86, create: 86, wrong: 0 });
});

test('birthdays are read as spreadsheets write them', async () => {
  const draft = await draftOf('b15-birthdays.csv', 'contact');
  expect(await checked(draft)).toMatchObject({ days: { example: '4/5/80' } });
  expect(await imported(draft, { dayOrder: 'dayFirst' })).toMatchObject({ done: 7, failed: 0 });
  const days = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(async (no) => [
    no,
    (await contactOf(`Year${no}`))?.birthday,
  ]);
  expect(await Promise.all(days)).toEqual([
    ['one', '1985-12-31'],
    ['two', '1980-05-04'],
    ['three', '1991-04-15'],
    ['four', '1980-05-04'],
    ['five', '1980-05-04'],
    ['six', '1980-05-04'],
    ['seven', '1991-04-15'],
  ]);
});

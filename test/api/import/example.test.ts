import ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { EXCEL_TYPE } from '#functions/platform/excel/workbook.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import type { FreeFieldInput } from '#shared/domains/identity/free-field/schemas.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { IMPORT_KINDS, type ImportKind } from '#shared/domains/relations/import/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeCompany, makeSignedIn, makeTag } from '#test/support/fixtures.ts';
import { uploadTable } from '#test/support/import.ts';

const { example, create, check } = importContract.routes;
let agency: Agency;
beforeAll(async () => {
  agency = await makeAgency();
  await makeCompany(agency.tenantId, { name: 'Harbour Events', roles: ['label'], address: {} });
  await makeTag(agency.tenantId, 'VIP', 'company');
  await ok(paymentTermContract.routes.create, agency.users.administrator, { body: { name: '30 days', days: 30 } });
});
const agent = () => agency.users.agent;

async function bookOf(mainArea: ImportKind, locale: Locale = 'en', caller: Caller = agent()) {
  const { url, name } = await ok(example, caller, { body: { mainArea } }, { 'accept-language': locale });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await (await fetch(url)).arrayBuffer()) as ExcelJS.Buffer);
  const [table, guide] = book.worksheets;
  if (!table || !guide) throw new Error(`${book.worksheets.length} sheets`);
  return { name, book, table, lines: linesOf(guide) };
}
/** Reads the guide's lines, one per column. */
const linesOf = (guide: ExcelJS.Worksheet) =>
  guide
    .getSheetValues()
    .flatMap((row) => (Array.isArray(row) ? [Array.from(row, (cell) => String(cell ?? '')).slice(1)] : []));
const send = async (book: ExcelJS.Workbook, mainArea: ImportKind, caller = agent()) =>
  uploadTable(caller, new Uint8Array(await book.xlsx.writeBuffer()), mainArea, EXCEL_TYPE);
const draftOf = async (book: ExcelJS.Workbook, mainArea: ImportKind, row: readonly string[], caller = agent()) => {
  row.forEach((value, i) => {
    (book.worksheets[0] as ExcelJS.Worksheet).getRow(2).getCell(i + 1).value = value;
  });
  return ok(create, caller, { body: await send(book, mainArea, caller) });
};

test.each(IMPORT_KINDS)('the example of %s, filled in with what its second sheet says, needs no help', async (area) => {
  for (const locale of ['en', 'pt-br'] satisfies Locale[]) {
    // A new user for each language: a user's mapping in one language is remembered in the next.
    const caller = await makeSignedIn(agency.tenantId, { role: 'agent' });
    const {
      book,
      lines: [, ...lines],
    } = await bookOf(area, locale);
    expect(refusal(await call(create, agent(), { body: await send(book, area) }))).toBe('400 import.empty');
    const values = lines.map(([, , , value = '']) => value);
    const draft = await draftOf(book, area, values, caller);
    expect(draft.columns).toEqual(lines.map(([header], i) => ({ header, samples: values[i] ? [values[i]] : [] })));
    const ids = draft.fields.map(({ id }) => id);
    // The agency has tags only for companies.
    expect(draft.mapping).toEqual(ids.filter((id) => id !== 'tags' || area === 'company' || area === 'venue'));
    const body = { mapping: draft.mapping, duplicates: 'create' as const };
    const report = await ok(check, caller, { params: { id: draft.id }, body });
    expect(report, JSON.stringify(report.problems)).toMatchObject({ total: 1, create: 1, wrong: 0 });
  }
});

test("it has the agency's own fields, words and mandatory ones, and no column that nothing could fill", async () => {
  const admin = agency.users.administrator;
  const area = { mainArea: 'artist' } as const;
  const { id: categoryId } = await ok(freeFieldCategoryContract.routes.create, admin, {
    body: { ...area, name: 'Own' },
  });
  const make = (more: Pick<FreeFieldInput, 'name' | 'type'> & Partial<FreeFieldInput>) =>
    ok(freeFieldContract.routes.create, admin, { body: { ...area, categoryId, ...more } });
  await make({
    name: 'Stage size',
    type: 'choice',
    isMandatory: true,
    options: ['Big', 'Small'].map((one) => ({ no: 0, name: one, isActive: true })),
  });
  await make({ name: 'Name', type: 'money', currency: 'USD' });
  await make({ name: 'Paper', type: 'file' });
  const { name, book, table, lines } = await bookOf('artist');
  expect(name).toBe('Artists - import example.xlsx');
  expect(lines.slice(0, 2)).toEqual([
    ['Column', 'Required', 'What it takes', 'Example'],
    ['Name *', 'Yes', 'Text', 'The Lanterns'],
  ]);
  expect(lines.slice(-2)).toEqual([
    ['Stage size *', 'Yes', 'One of: Big, Small', 'Big'],
    ['Name', '', 'An amount in USD', '1250'],
  ]);
  expect(lines.map(([heading]) => heading)).not.toContain('Tags');
  expect(table.getColumn(1).numFmt).toBe('@');
  const { mapping, fields } = await draftOf(book, 'artist', ['Fiddlers']);
  const own = fields.slice(-2).map(({ id }) => id);
  expect(mapping.slice(-2)).toEqual(own);
});

test('a contact is named by one column or the other', async () => {
  const { lines } = await bookOf('contact');
  expect(lines.filter(([, must]) => must).map(([heading, must]) => [heading, must])).toEqual([
    ['Column', 'Required'],
    ['Name *', 'Yes, or First name, Last name'],
    ['First name *', 'Yes, or Name, Last name'],
    ['Last name *', 'Yes, or Name, First name'],
  ]);
});

test('only who may import into an area gets its example', async () => {
  const permissions = ['artist.create', 'artist.read'] as const;
  const other = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: [...permissions] });
  expect((await bookOf('artist', 'en', other)).lines.length).toBeGreaterThan(1);
  for (const mainArea of ['company', 'venue', 'contact'] as const)
    expect(refusal(await call(example, other, { body: { mainArea } }))).toBe('403 denied');
  expect(refusal(await call(example, agent(), { body: { mainArea: 'show' as 'artist' } }))).toBe('400 choice');
});

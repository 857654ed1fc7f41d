import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { at, type Billing, billingAgency, draftInvoice, line } from '#test/api/invoice/agency.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import {
  bytesOf,
  CONFIRMED,
  dayOf,
  deliverExport,
  EARLIER,
  invoiceIn,
  LAST,
  lockBody,
  monthsOf,
  ofFile,
  routes,
  saveSettings,
} from './months.ts';

const text = async (url: string) => new TextDecoder().decode(await bytesOf(url));
const download = (billing: Billing, month: string, fileType: ExportMask, query = {}) =>
  ok(routes.download, billing.users.finance, { params: ofFile(billing, month, fileType), query });
const rowsOf = (csv: string) => csv.trim().split('\r\n').slice(1);

async function soldIn(month: string) {
  const billing = await billingAgency();
  const lines = [line(billing, 750_000), line(billing, 125_050, 'high', 'Sound, =light')];
  const invoice = await invoiceIn(billing, month, { lines, supplyTo: dayOf(month, '09') });
  return { billing, invoice };
}

it('stores the file of a locked month, the same bytes for ever', async () => {
  const { billing, invoice } = await soldIn(EARLIER);
  const { finance } = billing.users;
  await draftInvoice(billing, { date: dayOf(EARLIER, '11') });
  await invoiceIn(billing, LAST);
  await saveSettings(billing, 'csv');
  await ok(routes.lock, finance, lockBody(billing, EARLIER));
  const params = ofFile(billing, EARLIER, 'csv');
  expect(refusal(await call(routes.download, finance, { params, query: {} }))).toBe('404 export.noFile');
  await deliverExport(billing, EARLIER, 'csv');
  expect((await monthsOf(billing, EARLIER)).runs[0]?.files).toMatchObject([
    { fileType: 'csv', state: 'ready', documents: 1, rows: 2, gaps: [] },
  ]);
  const { url, name } = await download(billing, EARLIER, 'csv');
  expect(name).toBe(`MAIN_${EARLIER}_1_csv.csv`);
  const content = await text(url);
  const company = String(billing.company.no);
  const head = [
    ...['MAIN', EARLIER, 'invoice', invoice.number, dayOf(EARLIER, '10'), dayOf(EARLIER, '09'), invoice.dueDate],
    ...[company, 'Test Presents', 'NL', '', 'EUR', '1'],
  ].join(',');
  expect(rowsOf(content)).toEqual([
    `${head},NL-LOW,S,9,8000,,7500.00,675.00,8175.00,7500.00,675.00,8175.00,,Performance`,
    `${head},NL-HIGH,S,21,8010,,1250.50,262.61,1513.11,1250.50,262.61,1513.11,,"Sound, =light"`,
  ]);
  // A change of the settings, and another try, leave the file as it is.
  await saveSettings(billing, 'csv', { addresseeKey: 'vatNumber' });
  await ok(routes.build, finance, { params, body: {} });
  await deliverExport(billing, EARLIER, 'csv');
  expect(await text((await download(billing, EARLIER, 'csv')).url)).toBe(content);
});

it('previews an open month', async () => {
  const { billing } = await soldIn(LAST);
  await saveSettings(billing, 'csv');
  const { url, name } = await download(billing, LAST, 'csv');
  expect(name).toBe(`MAIN_${LAST}_1_csv-preview.csv`);
  expect(rowsOf(await text(url))).toHaveLength(2);
  expect(rowsOf(await text((await download(billing, EARLIER, 'csv')).url))).toEqual([]);
});

it.each([
  ['datev', 'EXTF'],
  ['exactOnline', 'Dagboek'],
  ['twinfield', 'Code;Currency'],
] as const)('writes %s', async (mask, start) => {
  const { billing, invoice } = await soldIn(LAST);
  await saveSettings(billing, mask);
  await ok(routes.lock, billing.users.finance, lockBody(billing, LAST));
  await deliverExport(billing, LAST, mask);
  const content = await text((await download(billing, LAST, mask)).url);
  expect(content.replace('"', '').startsWith(start)).toBe(true);
  expect(content).toContain(invoice.number);
});

it('writes a workbook with figures and days', async () => {
  const { billing } = await soldIn(LAST);
  await saveSettings(billing, 'xlsx');
  const { url } = await download(billing, LAST, 'xlsx');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await bytesOf(url)).buffer as ExcelJS.Buffer);
  const sheet = book.worksheets[0];
  expect(sheet?.getCell('S1').value).toBe('net');
  expect(sheet?.getCell('S3').value).toBe(1250.5);
  expect(sheet?.getCell('E2').value).toEqual(new Date(`${dayOf(LAST, '10')}T00:00:00Z`));
  expect(sheet?.getCell('Z3').value).toBe('Sound, =light');
});

it('names all that is missing and writes no file; once it is there, the same run has its file', async () => {
  const { billing } = await soldIn(LAST);
  const { finance } = billing.users;
  await saveSettings(billing, 'twinfield', { values: [], addresseeKey: 'debtorNumber' });
  const params = ofFile(billing, LAST, 'twinfield');
  const refused = await call(routes.download, finance, { params, query: {} });
  expect(refusal(refused)).toBe('422 export.incomplete');
  expect(refused.body.errors?.map(({ code }) => code)).toEqual([
    ...['export.incomplete', 'export.noValue', 'export.noValue', 'export.noLedger', 'export.noVatCode'],
    ...['export.noLedger', 'export.noVatCode', 'export.noDebtor'],
  ]);
  await ok(routes.lock, finance, lockBody(billing, LAST));
  await deliverExport(billing, LAST, 'twinfield');
  const [run] = (await monthsOf(billing, LAST)).runs;
  expect(run?.files[0]).toMatchObject({ state: 'failed' });
  expect(run?.files[0]?.gaps).toHaveLength(7);
  await saveSettings(billing, 'twinfield', { addresseeKey: 'debtorNumber' });
  const { company } = billing;
  const known = await ok(companyContract.routes.get, finance, { params: { id: company.id } });
  const { name, roles, address, rev } = known;
  const body = { name, roles, address, rev, debtorNumber: '10001' };
  await ok(companyContract.routes.update, billing.users.administrator, { params: { id: company.id }, body });
  await ok(routes.build, finance, { params, body: {} });
  await deliverExport(billing, LAST, 'twinfield');
  expect(await text((await download(billing, LAST, 'twinfield')).url)).toContain(';1300;10001;debit;9688.11;');
});

it('keeps the file of a superseded run, and makes a new run with the credit note', async () => {
  const { billing, invoice } = await soldIn(LAST);
  const { finance } = billing.users;
  await saveSettings(billing, 'csv');
  await ok(routes.lock, finance, lockBody(billing, LAST));
  await deliverExport(billing, LAST, 'csv');
  const first = await text((await download(billing, LAST, 'csv')).url);
  await ok(routes.unlock, finance, { body: { ...lockBody(billing, LAST).body, reason: 'Credit' } });
  const credit = await ok(invoiceContract.routes.makeCredit, finance, at(invoice));
  const body = { date: dayOf(LAST, '11'), ...CONFIRMED };
  const issued = await ok(invoiceContract.routes.issue, finance, at(credit, body));
  // A message that comes late finds its run superseded.
  await deliverExport(billing, LAST, 'csv');
  await ok(routes.lock, finance, lockBody(billing, LAST));
  await deliverExport(billing, LAST, 'csv', 2);
  const second = rowsOf(await text((await download(billing, LAST, 'csv')).url));
  expect(second).toHaveLength(4);
  expect(second[2]).toContain(`credit,${issued.number},`);
  expect(second[2]).toContain(`-7500.00,-675.00,-8175.00,-7500.00,-675.00,-8175.00,${invoice.number},`);
  expect(await text((await download(billing, LAST, 'csv', { run: 1 })).url)).toBe(first);
});

it('is of the bookkeeping alone, and of the agency', async () => {
  const { billing } = await soldIn(LAST);
  const other = await makeAgency();
  const params = ofFile(billing, LAST, 'csv');
  expect(refusal(await call(routes.download, other.users.finance, { params, query: {} }))).toBe('404 notFound');
  expect(refusal(await call(routes.download, billing.users.agent, { params, query: {} }))).toBe('403 denied');
  const build = { params, body: {} };
  expect(refusal(await call(routes.build, billing.users.finance, build))).toBe('409 period.notLocked');
  const wrong = ofFile(billing, LAST, 'pdf' as never);
  expect(refusal(await call(routes.download, billing.users.finance, { params: wrong, query: {} }))).toBe(
    '404 notFound',
  );
});

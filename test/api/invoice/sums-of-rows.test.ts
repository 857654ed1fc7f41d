import type ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { ok } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { makeCompany } from '#test/support/fixtures.ts';
import { at, type Billing, billingAgency, draftInvoice, issuedInvoice, line } from './agency.ts';

const invoices = invoiceContract.routes;
const payments = paymentContract.routes;
let billing: Billing;
let companyId: string;
const finance = () => billing.users.finance;
const today = agencyDay();

/** Drafts, open, partly paid and paid invoices, a credit note and a refund, in two currencies. */
beforeAll(async () => {
  billing = await billingAgency();
  const address = { addressLine1: 'Kade 2', city: 'Utrecht', countryId: 'NL' as const };
  const { tenantId } = billing;
  companyId = (await makeCompany(tenantId, { name: 'Second Presents', roles: ['promoter'], address })).id;
  const rate = { currency: 'USD' as const, date: addDays(today, -5), rate: '1.0825' };
  await ok(exchangeRateContract.routes.create, billing.users.administrator, { body: rate });
  const pay = ({ id }: { id: string }, amount: number, method: 'bank' | 'cash') =>
    ok(payments.create, finance(), { params: { id }, body: { amount, date: today, method } });
  const issue = (more: object) => issuedInvoice(billing, more, ['invoice.vatUnusual']);
  const dollars = (minor: number) => ({ currency: 'USD', lines: [line(billing, minor, 'outside')] });

  await draftInvoice(billing, { lines: [line(billing, 11_111)] });
  await issue({ companyId, lines: [line(billing, 33_333), line(billing, 2222, 'high')] });
  await pay(await issue({ lines: [line(billing, 100_000)] }), 40_000, 'bank');
  await pay(await issue({ ...dollars(250_000), companyId }), 250_000, 'cash');
  await issue(dollars(77_700));
  const paid = await pay(await issue({ companyId, lines: [line(billing, 50_000)] }), 54_500, 'bank');
  const credit = await ok(invoices.makeCredit, finance(), at(paid.invoice));
  const issued = await ok(invoices.issue, finance(), { ...at(credit, { confirmed: ['invoice.dateLastYear'] }) });
  await pay(issued, 54_500, 'bank');
}, 120_000);

type Sums = Readonly<Record<string, number>>;
const added = (amounts: readonly (readonly [currency: string, minor: number])[]): Sums => {
  const sums: Record<string, number> = {};
  for (const [currency, minor] of amounts) sums[currency] = (sums[currency] ?? 0) + minor;
  return sums;
};
const minorOf = (cell: ExcelJS.CellValue | undefined) => Math.round(Number(cell ?? 0) * 100);
const signOf = (type: string) => (type === 'credit' ? -1 : 1);
const COMPANY = () => [{ field: 'company' as const, relation: 'anyOf' as const, values: [companyId] }];

test.each([
  ['no filter', () => ({})],
  ['a company', () => ({ filters: COMPANY() })],
  [
    'what is issued',
    () => ({ filters: [{ field: 'stage' as const, relation: 'anyOf' as const, values: ['outstanding'] }] }),
  ],
  ['credit notes', () => ({ filters: [{ field: 'type' as const, relation: 'anyOf' as const, values: ['credit'] }] })],
])('the sums of invoices are their rows, in the list and its file: %s', async (_, requestOf) => {
  const request = requestOf();
  const { rows } = await ok(invoices.list, finance(), { body: { ...request, perPage: 100 } });
  const { rows: sums } = await ok(invoices.sums, finance(), { body: request });
  expect(rows.length).toBeGreaterThan(0);
  expect(sums.reduce((count, one) => count + one.count, 0)).toBe(rows.length);
  const file = await exportedTable(billing.tenantId, finance(), {
    mainArea: 'invoice',
    locale: 'en',
    columns: ['currency', 'net', 'tax', 'total', 'paid', 'open'],
    request,
  });
  for (const [i, part] of (['net', 'tax', 'total', 'paid', 'open'] as const).entries()) {
    const wanted = Object.fromEntries(sums.map((one) => [one.currency, one[part]]));
    expect([part, added(rows.map((row) => [row.currency, signOf(row.type) * row[part]]))]).toEqual([part, wanted]);
    const cells = file.cells.map((row) => [String(row[0]), minorOf(row[i + 1])] as const);
    expect([part, added(cells)]).toEqual([part, wanted]);
  }
});

test.each([
  ['no filter', () => ({})],
  ['a company', () => ({ filters: COMPANY() })],
  ['cash', () => ({ filters: [{ field: 'method' as const, relation: 'anyOf' as const, values: ['cash'] }] })],
])('the sums of payments are their rows, refunds negative, in the list and its file: %s', async (_, requestOf) => {
  const request = requestOf();
  const { rows } = await ok(payments.list, finance(), { body: { ...request, perPage: 100 } });
  const { rows: sums } = await ok(payments.sums, finance(), { body: request });
  expect(rows.length).toBeGreaterThan(0);
  const wanted = Object.fromEntries(sums.map(({ currency, total }) => [currency, total]));
  expect(added(rows.map((row) => [row.currency, signOf(row.type) * row.amount]))).toEqual(wanted);
  const columns = ['currency', 'amount'];
  const file = await exportedTable(billing.tenantId, finance(), {
    mainArea: 'payment',
    locale: 'en',
    columns,
    request,
  });
  expect(added(file.cells.map(([currency, amount]) => [String(currency), minorOf(amount)]))).toEqual(wanted);
});

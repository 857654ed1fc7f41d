import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { moneyContract } from '#shared/domains/agreements/money/contract.ts';
import {
  expectedIn,
  invoicedIn,
  type Match,
  openBy,
  paidIn,
  type Scope,
} from '#shared/domains/agreements/money/lists.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { addDays, yearOf } from '#shared/kernel/time/date.ts';
import { at, billingAgency, draftInvoice, issuedInvoice, line } from '#test/api/invoice/agency.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';

const { overview } = moneyContract.routes;
const billing = await billingAgency();
const { finance, administrator } = billing.users;
const today = agencyDay();
const YEARS = [yearOf(today) - 1, yearOf(today), yearOf(today) + 1];
const random = (most: number) => Math.floor(Math.random() * most);

const bookIn = (code: string) =>
  ok(bookkeepingContract.routes.create, administrator, {
    body: {
      name: code,
      code,
      legalName: 'Test Agency BV',
      vatNumber: 'NL123456789B01',
      address: { city: 'Amsterdam', countryId: 'NL' },
    },
  });
const second = await bookIn('SECOND');
const confirmed = (start: string, more: object = {}) =>
  ok(showContract.routes.insert, administrator, {
    body: showInput(billing, {
      start: `${start}T20:00`,
      end: `${start}T22:00`,
      statusId: billing.status('Confirmed').id,
      fee: { minor: 10_000 + random(900_000), currency: 'EUR' },
      ...more,
    }),
  });

/** Due days of every age. A series takes no date before its last one. */
const DATED = [130, 95, 70, 45, 12, 3, 0].map((ago) => addDays(today, -ago));
async function creditOf(invoice: Invoice, date: string) {
  const credit = await ok(invoiceContract.routes.makeCredit, finance, at(invoice));
  const body = { confirmed: ['invoice.dateLastYear' as const], date };
  await ok(invoiceContract.routes.issue, finance, at(credit, body));
}
async function pay({ id, total }: Invoice, date: string, isOff: boolean) {
  const amount = isOff ? 500 : 1 + random(total - 1);
  const body = { amount, date, method: isOff ? ('writeOff' as const) : ('bank' as const) };
  await ok(paymentContract.routes.create, finance, { params: { id }, body });
}
async function bill(bookkeepingId: string) {
  for (const [i, date] of DATED.entries()) {
    const lines = [line(billing, 1000 + random(500_000)), line(billing, random(90_000), 'high')];
    const currency = i === 3 ? 'USD' : 'EUR';
    const more = { date, dueDate: addDays(date, 10), bookkeepingId, currency, lines };
    const invoice = await issuedInvoice(billing, more, ['invoice.vatUnusual']);
    if (i === 5) await creditOf(invoice, date);
    else if (i % 2 === 0) await pay(invoice, i === 6 ? date : addDays(date, 3), i === 4);
  }
}
beforeAll(async () => {
  const rate = { currency: 'USD', date: addDays(today, -200), rate: '1.1' } as const;
  await ok(exchangeRateContract.routes.create, administrator, { body: rate });
  await bill(billing.bookkeeping.id);
  await bill(second.id);
  await draftInvoice(billing);
  const nights = [`${YEARS[1]}-01-31`, `${YEARS[1]}-02-01`, `${YEARS[1]}-02-28`, `${YEARS[1]}-12-31`];
  for (const night of nights) await confirmed(night);
  // A run from one month into the next counts once, in the month of its first day.
  await confirmed(`${YEARS[1]}-05-30`, { end: `${YEARS[1]}-06-02T22:00` });
  await confirmed(`${YEARS[1]}-05-02`, { fee: { minor: 77, currency: 'USD' } });
  await confirmed(`${YEARS[1]}-05-03`, { statusId: billing.status('Option').id });
  const invoiced = await confirmed(`${YEARS[1]}-05-04`);
  await issuedInvoice(billing, { showIds: [invoiced.id], date: today });
}, 120_000);

const figures = ({ bookkeepingId, currency }: Scope, year: number | undefined = YEARS[1]) =>
  ok(overview, administrator, {
    query: {
      ...(bookkeepingId ? { bookkeepingId } : {}),
      ...(currency ? { currency: currency as 'EUR' } : {}),
      year: String(year) as never,
    },
  });
const zero = (currency: string) => ({ currency, count: 0, total: 0, net: 0, open: 0 });
type Body = Parameters<typeof ok<typeof invoiceContract.routes.sums>>[2]['body'];
const sumsOf = async (route: typeof invoiceContract.routes.sums | typeof paymentContract.routes.sums, match: Match) => {
  const { rows } = await ok(route as typeof invoiceContract.routes.sums, finance, { body: match as Body });
  expect(rows.length).toBeLessThan(2);
  return rows[0] ?? zero('');
};

/** The same figures by the totals of the lists. */
async function monthByLists(scope: Scope, month: string) {
  const bills = await sumsOf(invoiceContract.routes.sums, invoicedIn(scope, month));
  const payments = await sumsOf(paymentContract.routes.sums, paidIn(scope, month));
  const body = { ...expectedIn(scope, month), withExpected: true } as never;
  const shows = await ok(showContract.routes.sum, administrator, { body });
  return {
    invoiced: { count: bills.count, net: bills.net, total: bills.total },
    paid: { count: payments.count, total: payments.total },
    expected: { count: shows.count, total: shows.expected?.[0]?.minor ?? 0 },
  };
}
const SCOPES = [undefined, billing.bookkeeping.id, second.id].flatMap((bookkeepingId) =>
  (['EUR', 'USD'] as const).map((currency) => ({ bookkeepingId, currency })),
);
describe.each(SCOPES)('each figure of $currency is the total of its list', (scope) => {
  it.each(YEARS)('in the months of %i', async (year) => {
    for (const { month, ...shown } of (await figures(scope, year)).months)
      expect({ month, ...shown }).toEqual({ month, ...(await monthByLists(scope, month)) });
  });
  it('by age, and all ages together', async () => {
    const { ages } = await figures(scope);
    for (const { age, count, total } of ages) {
      const rows = await sumsOf(invoiceContract.routes.sums, openBy(scope, { age, today }));
      expect({ age, count, total }).toEqual({ age, count: rows.count, total: rows.open });
    }
    const all = await sumsOf(invoiceContract.routes.sums, openBy(scope));
    expect(ages.reduce((sum, { total }) => sum + total, 0)).toBe(all.open);
  });
});

it('finds something in each of them', async () => {
  const { months, ages, currencies } = await figures({});
  expect(currencies.toSorted()).toEqual(['EUR', 'USD']);
  expect(ages.every(({ count }) => count > 0)).toBe(true);
  const filled = months.filter(({ expected }) => (expected?.count ?? 0) > 0).map(({ month }) => month.slice(5));
  expect(filled).toEqual(['01', '02', '05', '12']);
  expect(months.find(({ month }) => month.endsWith('-05'))?.expected?.count).toBe(1);
});

describe('refused is', () => {
  const asked = { query: { year: String(YEARS[1]) as never } };
  it('one without the right, and anyone outside', async () => {
    const permissions = ['show.read', 'show.readDeal'] as const;
    const booker = await makeSignedIn(billing.tenantId, { role: 'agent', permissions });
    const outside = ['artist', 'promoter'] as const;
    const outsiders = outside.map((role) => makeSignedIn(billing.tenantId, { role, permissions: ['invoice.read'] }));
    for (const caller of [booker, ...(await Promise.all(outsiders))])
      expect(refusal(await call(overview, caller, asked))).toBe('403 denied');
  });
  it('a bookkeeping that is not there, and a year out of reach', async () => {
    const query = { ...asked.query, bookkeepingId: unknownId() };
    expect(refusal(await call(overview, finance, { query }))).toBe('404 notFound');
    expect((await call(overview, finance, { query: { year: '1999' as never } })).status).toBe(400);
  });
});

it('hides expected fees from those who may not see deals, and the filter by invoice from those without invoices', async () => {
  const accountant = await makeSignedIn(billing.tenantId, { role: 'finance', permissions: ['invoice.read'] });
  const { months } = await ok(overview, accountant, { query: { year: String(YEARS[1]) as never } });
  expect(months.filter(({ expected }) => expected)).toEqual([]);
  expect(months.some(({ invoiced }) => invoiced.count > 0)).toBe(true);
  const booker = await makeSignedIn(billing.tenantId, { role: 'agent', permissions: ['show.read', 'show.readDeal'] });
  const body = { filters: [{ field: 'notInvoiced', relation: 'between', values: ['', ''] }] } as never;
  expect(refusal(await call(showContract.routes.list, booker, { body }))).toMatch(/^400/);
});

import { expect, it } from 'vitest';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { BookkeepingInput, bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { showInput } from '#test/support/fixtures.ts';
import { at, billingAgency, draftInvoice, issuedInvoice, line } from './agency.ts';

const billing = await billingAgency();
const { administrator, agent, finance } = billing.users;
const { get, update, remove, create } = bookkeepingContract.routes;
const today = dayIn(new Date(), billing.bookkeeping.zone);
const year = today.slice(0, 4);

async function withSeries(change: object) {
  const { id } = billing.bookkeeping;
  const { rev, series, ...book } = await ok(get, administrator, { params: { id } });
  const input = { ...BookkeepingInput.parse(book), series: { ...series, ...change } };
  await ok(update, administrator, { body: { ...input, id, rev } });
}

it('numbers with a long prefix and as many digits as asked, from the first number on, without a gap later', async () => {
  await withSeries({ invoice: { prefix: 'INV-{YYYY}-AMS-{MM}/', digits: 6, next: 7 } });
  const first = await issuedInvoice(billing);
  expect(first.number).toBe(`INV-${year}-AMS-${today.slice(5, 7)}/000007`);
  await withSeries({ invoice: { prefix: 'INV-{YYYY}-', digits: 6, next: 50 } });
  expect((await issuedInvoice(billing)).number).toBe(`INV-${year}-000008`);
});

it('numbers contracts as it says', async () => {
  await withSeries({ contract: { prefix: 'CT{YY}-', digits: 3, next: 12 } });
  const show = await ok(showContract.routes.insert, agent, { body: showInput(billing) });
  const make = () =>
    ok(contractContract.routes.createFromShow, agent, { params: { id: show.id }, body: { template: 'standard' } });
  expect((await make()).number).toBe(`CT${year.slice(2)}-012`);
  await withSeries({ contract: { prefix: 'CT{YY}-', digits: 3, next: 90 } });
  expect((await make()).number).toBe(`CT${year.slice(2)}-013`);
});

it('stays as long as invoices are kept in it, drafts too', async () => {
  const body = { id: billing.bookkeeping.id };
  expect(refusal(await call(remove, administrator, { body }))).toBe('409 inUse');
  const other = await ok(create, administrator, { body: { name: 'Second', code: 'SECOND', legalName: 'Second BV' } });
  const draft = await draftInvoice(billing, { bookkeepingId: other.id });
  const gone = () => call(remove, administrator, { body: { id: other.id } });
  expect(refusal(await gone())).toBe('409 inUse');
  await ok(invoiceContract.routes.remove, finance, { params: { id: draft.id } });
  expect((await gone()).status).toBe(200);
});

const paying = (id: string, body: object) =>
  call(paymentContract.routes.create, finance, { params: { id }, body: { date: today, ...body } as never });

it('takes no payment in another currency without a rate, and writes off what is worth ten euros', async () => {
  const dollars = { currency: 'USD', lines: [line(billing, 1_250_000, 'outside')] };
  const rate = { currency: 'USD' as const, date: addDays(today, -5), rate: '2.0000' };
  await ok(exchangeRateContract.routes.create, administrator, { body: rate });
  const invoice = await issuedInvoice(billing, dollars, ['invoice.vatUnusual']);
  const early = await paying(invoice.id, { amount: 100, date: addDays(today, -6) });
  expect([refusal(early), early.body.errors?.[0]?.field]).toEqual(['400 currency.noRate', 'date']);
  expect(refusal(await paying(invoice.id, { amount: 2_001, method: 'writeOff' }))).toBe('409 payment.writeOffAbove');
  expect((await paying(invoice.id, { amount: 2_000, method: 'writeOff' })).status).toBe(200);
});

it('asks before an invoice is dated into an earlier year', async () => {
  const own = await billingAgency();
  const draft = await draftInvoice(own, { date: `${Number(year) - 1}-12-30` });
  const asked = await call(invoiceContract.routes.issue, own.users.finance, at(draft));
  expect([refusal(asked), asked.body.errors?.[0]?.field]).toEqual(['409 invoice.dateLastYear', 'date']);
  const issued = await call(
    invoiceContract.routes.issue,
    own.users.finance,
    at(draft, { confirmed: ['invoice.dateLastYear'] }),
  );
  expect(issued.status).toBe(200);
});

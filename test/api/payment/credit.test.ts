import { describe, expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { type Billing, billingAgency, issuedInvoice, line } from '#test/api/invoice/agency.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';

const TODAY = agencyDay();
const { create, credits, offset, ofInvoice, refund, remove, update } = paymentContract.routes;
const billing = await billingAgency();
const { finance, readOnly } = billing.users;
/** An invoice of 109.00. */
const small = (of: Billing = billing) => issuedInvoice(of, { lines: [line(of, 10_000)] });
const now = ({ id }: Pick<Invoice, 'id'>) => ok(invoiceContract.routes.get, finance, { params: { id } });
const paying = ({ id }: Invoice, amount: number, more: object = {}) =>
  call(create, finance, { params: { id }, body: { amount, date: TODAY, ...more } });
const using = ({ id }: Invoice, from: Invoice, amount: number) =>
  call(offset, finance, { params: { id }, body: { from: from.id, amount, date: TODAY } });
const refunding = ({ id }: Invoice, amount: number) =>
  call(refund, finance, { params: { id }, body: { amount, date: TODAY, reference: 'Back' } });
const paymentsOf = async ({ id }: Invoice) => (await ok(ofInvoice, finance, { params: { id } })).rows;

/** An invoice of 109.00 that was paid with 150.00. */
async function overpaid() {
  const invoice = await small();
  expect((await paying(invoice, 15_000, { overpayment: 'keepAsCredit' })).status).toBe(200);
  return invoice;
}

describe('a payment above the open amount', () => {
  it('is refused, unless it is kept as a credit of the company', async () => {
    const invoice = await small();
    expect(refusal(await paying(invoice, 15_000))).toBe('409 payment.exceedsOpen');
    expect(refusal(await paying(invoice, 15_000, { overpayment: 'keepAsCredit', method: 'withholding' }))).toBe(
      '409 payment.exceedsOpen',
    );
    expect((await paying(invoice, 15_000, { overpayment: 'keepAsCredit' })).status).toBe(200);
    expect(await now(invoice)).toMatchObject({ open: -4100, settlement: 'overpaid', paid: 15_000 });
  });

  it('keeps its amount in an edit, and grows no further', async () => {
    const invoice = await overpaid();
    const [payment] = await paymentsOf(invoice);
    const at = { id: invoice.id, paymentId: payment?.id ?? '' };
    const edit = (amount: number, rev: number) =>
      call(update, finance, { params: at, body: { amount, date: TODAY, reference: 'New', rev } });
    expect((await edit(15_000, 1)).status).toBe(200);
    expect(refusal(await edit(15_001, 2))).toBe('409 payment.exceedsOpen');
  });
});

describe('a credit', () => {
  it('pays another invoice of the company in one transaction, and comes back with the removal', async () => {
    const [from, to] = [await overpaid(), await small()];
    const { rows } = await ok(credits, finance, { params: { id: to.id } });
    expect(rows.find(({ invoiceId }) => invoiceId === from.id)).toEqual({
      invoiceId: from.id,
      number: from.number,
      available: 4100,
    });
    expect((await using(to, from, 4100)).status).toBe(200);
    expect([(await now(from)).open, (await now(to)).open]).toEqual([0, 10_900 - 4100]);
    const [side] = await paymentsOf(to);
    expect(side).toMatchObject({ amount: 4100, method: 'offset', reference: from.number });
    const fixed = { params: { id: to.id, paymentId: side?.id ?? '' } };
    const body = { amount: 1, date: TODAY, rev: side?.rev ?? 0 };
    expect(refusal(await call(update, finance, { ...fixed, body }))).toBe('409 payment.fixed');
    await ok(remove, finance, fixed);
    expect([(await now(from)).open, (await now(to)).open]).toEqual([-4100, 10_900]);
    expect((await paymentsOf(from)).map(({ amount }) => amount)).toEqual([15_000]);
  });

  it('is used up once, also by two at once', async () => {
    const [from, one, two] = [await overpaid(), await small(), await small()];
    const both = await Promise.all([using(one, from, 4100), using(two, from, 4100)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await now(from)).open).toBe(0);
    expect((await now(one)).open + (await now(two)).open).toBe(2 * 10_900 - 4100);
  });

  it('is refunded at most once, and its payment then stays', async () => {
    const invoice = await overpaid();
    expect(refusal(await refunding(invoice, 4101))).toBe('409 payment.creditAbove');
    const both = await Promise.all([refunding(invoice, 4100), refunding(invoice, 4100)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await now(invoice)).toMatchObject({ open: 0, settlement: 'paid' });
    const paid = (await paymentsOf(invoice)).find(({ amount }) => amount > 0);
    const at = { params: { id: invoice.id, paymentId: paid?.id ?? '' } };
    expect(refusal(await call(remove, finance, at))).toBe('409 payment.creditUsed');
  });

  it('is not for an invoice of another company or for a reader, nor from one without a credit', async () => {
    const [from, to, none] = [await overpaid(), await small(), await small()];
    expect(refusal(await using(to, none, 100))).toBe('409 payment.noCredit');
    expect(refusal(await using(from, from, 100))).toBe('409 payment.noCredit');
    const reading = { params: { id: to.id }, body: { from: from.id, amount: 1, date: TODAY } };
    expect(refusal(await call(offset, readOnly, reading))).toBe('403 denied');
    const other = await billingAgency();
    expect(refusal(await call(offset, other.users.finance, reading))).toBe('404 notFound');
    expect(
      refusal(await call(refund, other.users.finance, { params: { id: from.id }, body: { amount: 1, date: TODAY } })),
    ).toBe('404 notFound');
  });
});

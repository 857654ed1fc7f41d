import { describe, expect, it } from 'vitest';
import { lists } from '#functions/domains/operator/system/lists.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeCompany, unknownId } from '#test/support/fixtures.ts';
import { at, billingAgency, draftInvoice, issuedInvoice, line } from './agency.ts';

const { issue, makeCredit, update, get, sums, totalsData, totalPerOwner } = invoiceContract.routes;
const { routes: pay } = paymentContract;
const billing = await billingAgency();
const finance = billing.users.finance;
const today = agencyDay();
const paying = ({ id }: Invoice, amount: number, more: object = {}) => ({
  params: { id },
  body: { amount, date: today, method: 'bank' as const, ...more },
});
const newCompany = () =>
  makeCompany(billing.tenantId, { name: `Buyer ${Math.random()}`, roles: ['promoter'], address: { city: 'Utrecht' } });
const owed = async (companyId: string) =>
  (await ok(companyContract.routes.riskInfo, billing.users.agent, { params: { id: companyId } })).outstandingAmounts;

describe('payments', () => {
  it('settle an invoice in parts, and can be changed and taken back', async () => {
    const invoice = await issuedInvoice(billing);
    const { payment, invoice: partly } = await ok(pay.create, finance, paying(invoice, 500_000, { reference: 'B 17' }));
    expect(partly).toMatchObject({ paid: 500_000, open: 590_000, settlement: 'partlyPaid' });
    expect(await ok(pay.get, finance, { params: { id: payment.id } })).toMatchObject({ amount: 500_000 });
    expect(refusal(await call(pay.get, finance, { params: { id: unknownId() } }))).toBe('404 notFound');
    const params = { id: invoice.id, paymentId: payment.id };
    const body = { amount: 1_090_000, date: today, rev: payment.rev };
    const changed = await ok(pay.update, finance, { params, body });
    expect(changed.invoice).toMatchObject({ paid: 1_090_000, open: 0, settlement: 'paid' });
    expect(refusal(await call(pay.update, finance, { params, body }))).toBe('409 stale');
    const { rows } = await ok(pay.ofInvoice, finance, { params: { id: invoice.id } });
    expect(rows).toMatchObject([{ amount: 1_090_000, invoice: { number: invoice.number } }]);
    expect(await ok(pay.remove, finance, { params })).toMatchObject({
      invoice: { paid: 0, settlement: 'outstanding' },
    });
    expect((await ok(pay.ofInvoice, finance, { params: { id: invoice.id } })).rows).toEqual([]);
  });

  it('are summed by currency as the list is filtered, refunds negative', async () => {
    const company = await makeCompany(billing.tenantId, {
      name: 'Summed',
      roles: ['promoter'],
      address: { addressLine1: 'Kade 1', city: 'Utrecht', countryId: 'NL' },
    });
    const invoice = await issuedInvoice(billing, { companyId: company.id });
    await ok(pay.create, finance, paying(invoice, 500_000));
    await ok(pay.create, finance, paying(invoice, 250_000, { method: 'cash' }));
    await ok(pay.create, finance, paying(await issuedInvoice(billing), 70_000));
    const sums = (...filters: object[]) =>
      ok(pay.sums, finance, {
        body: { filters: [{ field: 'company', values: [company.id] }, ...(filters as never[])] },
      });
    expect((await sums()).rows).toEqual([{ currency: 'EUR', count: 2, total: 750_000 }]);
    expect((await sums({ field: 'method', values: ['cash'] })).rows).toEqual([
      { currency: 'EUR', count: 1, total: 250_000 },
    ]);
  });

  it('are refused above what is open, tomorrow, for a draft, and to who may not', async () => {
    const invoice = await issuedInvoice(billing);
    const above = await call(pay.create, finance, paying(invoice, 1_090_001));
    expect(refusal(above)).toBe('409 payment.exceedsOpen');
    expect(above.body.errors?.[0]).toMatchObject({ field: 'amount', message: 'Only €10,900.00 is outstanding' });
    const tomorrow = paying(invoice, 1, { date: addDays(today, 2) });
    expect(refusal(await call(pay.create, finance, tomorrow))).toBe('400 payment.dateInFuture');
    const longAgo = await call(pay.create, finance, paying(invoice, 1, { date: '1999-05-01' }));
    expect(refusal(longAgo)).toBe('400 payment.dateTooEarly');
    expect((await call(pay.create, finance, paying(invoice, 1, { date: addDays(invoice.date, -1) }))).status).toBe(200);
    expect(refusal(await call(pay.create, finance, paying(await draftInvoice(billing), 1)))).toBe(
      '409 document.badTransition',
    );
    expect(refusal(await call(pay.create, billing.users.agent, paying(invoice, 1)))).toBe('403 denied');
    expect((await call(pay.create, finance, paying(invoice, 0))).status).toBe(400);
    const unknown = { ...paying(invoice, 1), params: { id: unknownId() } };
    expect(refusal(await call(pay.create, finance, unknown))).toBe('404 notFound');
  });

  it('write off a small rest, no large one', async () => {
    const invoice = await issuedInvoice(billing);
    const large = paying(invoice, 1_001, { method: 'writeOff' });
    expect(refusal(await call(pay.create, finance, large))).toBe('409 payment.writeOffAbove');
    await ok(pay.create, finance, paying(invoice, 1_089_000));
    const { invoice: settled } = await ok(pay.create, finance, paying(invoice, 1_000, { method: 'writeOff' }));
    expect(settled).toMatchObject({ paid: 1_089_000, writtenOff: 1_000, open: 0, settlement: 'paid' });
  });

  it('at the same time never come to more than is open', async () => {
    const invoice = await issuedInvoice(billing);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(pay.create, finance, paying(invoice, 400_000))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await ok(get, finance, { params: { id: invoice.id } })).toMatchObject({ paid: 800_000, open: 290_000 });
  });
});

describe('a credit note', () => {
  it('takes all back, sets it off, and is numbered in its own series', async () => {
    const invoice = await issuedInvoice(billing);
    const draft = await ok(makeCredit, finance, at(invoice));
    expect(draft).toMatchObject({
      type: 'credit',
      stage: 'draft',
      total: 1_090_000,
      creditOf: { number: invoice.number },
    });
    const credit = await ok(issue, finance, at(draft));
    expect(credit.number).toMatch(/^C\d{4}-\d{4}$/);
    expect(credit).toMatchObject({ open: 0, credited: 1_090_000 });
    const after = await ok(get, finance, { params: { id: invoice.id } });
    expect(after).toMatchObject({ open: 0, creditIssued: 1_090_000, settlement: 'credited', total: 1_090_000 });
    expect(after.credits).toEqual([{ invoiceId: credit.id, number: credit.number }]);
    expect(refusal(await call(makeCredit, finance, at(after)))).toBe('409 document.badTransition');
  });

  it('of a paid invoice is owed back until it is paid out', async () => {
    const { id: companyId } = await newCompany();
    const invoice = await issuedInvoice(billing, { companyId });
    const { invoice: paid } = await ok(pay.create, finance, paying(invoice, 1_090_000));
    const credit = await ok(issue, finance, at(await ok(makeCredit, finance, at(paid))));
    expect(credit).toMatchObject({ open: 1_090_000, credited: 0 });
    expect(await ok(get, finance, { params: { id: invoice.id } })).toMatchObject({ open: 0, settlement: 'credited' });
    expect(await owed(companyId)).toBeUndefined();
    expect(await ok(pay.create, finance, paying(credit, 1_090_000))).toMatchObject({ invoice: { open: 0 } });
  });

  it('in parts takes at most what is left, and the last one the VAT left', async () => {
    const posters = [1, 2, 3].map((i) => line(billing, 1003, 'high', `Poster ${i}`));
    const invoice = await issuedInvoice(billing, { lines: posters });
    expect(invoice).toMatchObject({ net: 3009, tax: 632 });
    const part = async (lines: ReturnType<typeof line>[]) => {
      const now = await ok(get, finance, { params: { id: invoice.id } });
      const draft = await ok(makeCredit, finance, at(now));
      const changed = await ok(update, finance, at(draft, { ...inputOf(draft), lines }));
      return call(issue, finance, at(changed));
    };
    expect((await part([posters[0] as (typeof posters)[0]])).body).toMatchObject({ net: 1003, tax: 211 });
    const tooMuch = await part([line(billing, 2007, 'high')]);
    expect(refusal(tooMuch)).toBe('409 credit.exceedsInvoice');
    expect(tooMuch.body.errors?.[0]?.message).toContain('€20.06');
    expect((await part([posters[1] as (typeof posters)[0]])).body).toMatchObject({ tax: 211 });
    const now = await ok(get, finance, { params: { id: invoice.id } });
    const rest = await ok(makeCredit, finance, at(now));
    expect(rest.lines.map(({ net, text }) => [net, text])).toEqual([[1003, invoice.number]]);
    expect(await ok(issue, finance, at(rest))).toMatchObject({ net: 1003, tax: 210 });
  });

  it('keeps buyer and currency of its original', async () => {
    const draft = await ok(makeCredit, finance, at(await issuedInvoice(billing)));
    const { id: companyId } = await newCompany();
    const answer = await call(update, finance, at(draft, { ...inputOf(draft), companyId }));
    expect([refusal(answer), answer.body.errors?.[0]?.field]).toEqual(['409 document.frozen', 'companyId']);
    expect(refusal(await call(makeCredit, billing.users.agent, at(draft)))).toBe('403 denied');
  });
});

describe('what a company owes', () => {
  it('follows each document, in its currencies and as the bookkeeping reckons', async () => {
    const { id: companyId } = await newCompany();
    expect(await owed(companyId)).toBeUndefined();
    await draftInvoice(billing, { companyId });
    expect(await owed(companyId)).toBeUndefined();
    const first = await issuedInvoice(billing, { companyId });
    await ok(pay.create, finance, paying(first, 500_000));
    expect(await owed(companyId)).toEqual({
      total: { formatted: '€5,900.00' },
      amounts: [{ minor: 590_000, currency: 'EUR', formatted: '€5,900.00' }],
    });
    const rate = { currency: 'USD' as const, date: addDays(today, -5), rate: '1.0825' };
    await ok(exchangeRateContract.routes.create, billing.users.administrator, { body: rate });
    const dollars = { companyId, currency: 'USD', lines: [line(billing, 1_250_000, 'outside')] };
    await issuedInvoice(billing, dollars, ['invoice.vatUnusual']);
    const both = await owed(companyId);
    expect(both?.total.formatted).toBe('€17,447.34');
    expect(both?.amounts.map(({ minor, currency }) => [minor, currency])).toEqual([
      [590_000, 'EUR'],
      [1_250_000, 'USD'],
    ]);
  });

  it('is exact after a race of payments and credit notes', async () => {
    const { id: companyId } = await newCompany();
    const invoices = await Promise.all([1, 2, 3].map(() => issuedInvoice(billing, { companyId })));
    const credit = await ok(makeCredit, finance, at(invoices[0] as Invoice));
    await Promise.all([
      call(issue, finance, at(credit)),
      ...invoices.flatMap((invoice) =>
        [300_000, 400_000].map((amount) => call(pay.create, finance, paying(invoice, amount))),
      ),
    ]);
    const now = await Promise.all([...invoices, credit].map(({ id }) => ok(get, finance, { params: { id } })));
    const sum = now.reduce((all, one) => all + (one.type === 'credit' ? -one.open : one.open), 0);
    expect((await owed(companyId))?.amounts).toEqual([expect.objectContaining({ minor: sum, currency: 'EUR' })]);
    for (const name of ['invoice', 'payment'])
      expect(await lists.find((one) => one.name === name)?.check(billing.tenantId)).toEqual([]);
  });
});

describe('totals of a year', () => {
  it('count what was issued by how far it is settled and by owner, credit notes negative', async () => {
    const third = await billingAgency();
    const who = third.users.finance;
    await draftInvoice(third);
    const [paid, credited] = [await issuedInvoice(third), await issuedInvoice(third)];
    await ok(pay.create, who, paying(paid, 1_090_000));
    await ok(issue, who, at(await ok(makeCredit, who, at(credited))));
    await issuedInvoice(third);
    const query = { year: String(today.slice(0, 4)) as never };
    const { rows } = await ok(totalsData, who, { query });
    const shown = rows.map(({ settlement, count, net, open }) => [settlement, count, net, open]);
    expect(shown.sort()).toEqual([
      ['credited', 1, 1_000_000, 0],
      ['outstanding', 1, 1_000_000, 1_090_000],
      ['paid', 1, 1_000_000, 0],
      ['setOff', 1, -1_000_000, 0],
    ]);
    expect(rows.reduce((sum, { paid: received }) => sum + received, 0)).toBe(1_090_000);
    const { rows: filtered } = await ok(sums, who, { body: { filters: [{ field: 'settlement', values: ['paid'] }] } });
    expect(filtered).toMatchObject([{ currency: 'EUR', count: 1, total: 1_090_000, paid: 1_090_000, open: 0 }]);
    const owners = await ok(totalPerOwner, who, { query });
    expect(owners.rows).toEqual([
      {
        ownerId: who.user.id,
        name: who.user.name,
        currency: 'EUR',
        count: 4,
        net: 2_000_000,
        tax: 180_000,
        total: 2_180_000,
        paid: 1_090_000,
        open: 1_090_000,
      },
    ]);
  });
});

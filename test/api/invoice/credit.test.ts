import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { at, billingAgency, draftInvoice, issuedInvoice, line } from './agency.ts';

const { get, issue, list, makeCredit, update } = invoiceContract.routes;
const billing = await billingAgency();
const finance = billing.users.finance;
const today = agencyDay();
const now = ({ id }: Pick<Invoice, 'id'>) => ok(get, finance, { params: { id } });
const credit = async (invoice: Pick<Invoice, 'id'>, lines?: ReturnType<typeof line>[]) => {
  const draft = await ok(makeCredit, finance, at(await now(invoice)));
  return lines ? ok(update, finance, at(draft, { ...inputOf(draft), lines })) : draft;
};
const issuing = (draft: Invoice, more: object = {}) => call(issue, finance, at(draft, more));

const taken = (minor: number, vat: 'low' | 'high') => ({ ...line(billing, minor, vat), quantity: -1000 });

it('never takes back more than was invoiced, by the total as well as by the group', async () => {
  const invoice = await issuedInvoice(billing, { lines: [line(billing, 100_000), taken(10_000, 'high')] });
  expect(invoice.total).toBe(96_900);
  const above = await issuing(await credit(invoice, [line(billing, 100_000)]));
  expect(refusal(above)).toBe('409 credit.exceedsInvoice');
  expect(above.body.errors?.[0]?.message).toContain('€969.00');
  await ok(issue, finance, at(await credit(invoice, [line(billing, 50_000)])));
  const rest = await credit(invoice);
  expect(rest.lines.map(({ net, quantity }) => [net, quantity])).toEqual([
    [50_000, 1000],
    [-10_000, -1000],
  ]);
  expect((await issuing(rest)).body).toMatchObject({ total: 42_400 });
  expect(await now(invoice)).toMatchObject({ creditIssued: 96_900, open: 0, settlement: 'credited' });
  expect(refusal(await call(makeCredit, finance, at(await now(invoice))))).toBe('409 document.badTransition');
});

it('of prices that include VAT takes back the gross, as its draft says', async () => {
  const shirt = (count: number) => ({ ...line(billing, 1000, 'high', 'Shirt'), quantity: count * 1000 });
  const invoice = await issuedInvoice(billing, { pricesIncludeVat: true, lines: [shirt(2)] });
  expect(invoice).toMatchObject({ net: 1653, tax: 347, total: 2000 });
  for (const lines of [[shirt(1)], undefined]) {
    const draft = await credit(invoice, lines);
    expect(draft).toMatchObject({ total: 1000, pricesIncludeVat: true });
    expect((await issuing(draft)).body).toMatchObject({ total: 1000, net: draft.net, tax: draft.tax });
  }
  expect(await now(invoice)).toMatchObject({ creditIssued: 2000, settlement: 'credited' });
});

it('says in its draft what it comes to, and refuses another total', async () => {
  const posters = [1, 2, 3].map((i) => line(billing, 1003, 'high', `Poster ${i}`));
  const invoice = await issuedInvoice(billing, { lines: posters });
  const [first, second, third] = (await Promise.all(
    [1, 2, 3].map(() => credit(invoice, [line(billing, 1003, 'high')])),
  )) as [Invoice, Invoice, Invoice];
  for (const draft of [first, second]) expect((await issuing(draft)).body).toMatchObject({ tax: 211 });
  const refused = await issuing(third);
  expect([refusal(refused), refused.body.errors?.[0]?.field]).toEqual(['409 credit.totalChanged', 'lines']);
  const again = await ok(update, finance, at(third, inputOf(third)));
  expect(again.tax).toBe(210);
  expect((await issuing(again)).body).toMatchObject({ total: again.total });
});

it('is not dated before its invoice, and takes its rate', async () => {
  const own = await billingAgency();
  const who = own.users.finance;
  const rateOf = (date: string, rate: string) =>
    ok(exchangeRateContract.routes.create, own.users.administrator, {
      body: { currency: 'USD' as const, date, rate },
    });
  await rateOf(addDays(today, -9), '1.0825');
  const body = { currency: 'USD', lines: [line(own, 100_000, 'outside')], date: addDays(today, -3) };
  const invoice = await issuedInvoice(own, body, ['invoice.vatUnusual']);
  await rateOf(addDays(today, -1), '1.2000');
  const draft = await ok(makeCredit, who, at(invoice));
  const early = await call(issue, who, at(draft, { date: addDays(today, -4) }));
  expect([early.status, early.body.errors?.[0]]).toMatchObject([400, { code: 'credit.beforeInvoice', field: 'date' }]);
  const issued = await ok(issue, who, at(draft));
  expect(issued.exchange).toEqual(invoice.exchange);
  expect(issued.exchange?.rate).toBe('1.0825');
});

it('that its invoice took is set off; one that was paid out is paid', async () => {
  const [unpaid, paid] = [await issuedInvoice(billing), await issuedInvoice(billing)];
  expect(await ok(issue, finance, at(await credit(unpaid)))).toMatchObject({ settlement: 'setOff' });
  const pay = ({ id }: Invoice) =>
    ok(paymentContract.routes.create, finance, { params: { id }, body: { amount: 1_090_000, date: today } });
  await pay(paid);
  const back = await ok(issue, finance, at(await credit(paid)));
  expect(back).toMatchObject({ settlement: 'outstanding' });
  expect((await pay(back)).invoice).toMatchObject({ settlement: 'paid' });
});

it('lists invoices by their one word of state', async () => {
  const own = await billingAgency();
  const who = own.users.finance;
  const draft = await draftInvoice(own);
  const late = await issuedInvoice(own, { date: addDays(today, -30), dueDate: addDays(today, -10) });
  const open = await issuedInvoice(own);
  const found = async (values: string[], relation: 'anyOf' | 'noneOf' = 'anyOf') => {
    const filters = [{ field: 'settlement' as const, relation, values }];
    return (await ok(list, who, { body: { filters } })).rows.map(({ id }) => id).toSorted();
  };
  expect(await found(['draft'])).toEqual([draft.id]);
  expect(await found(['overdue'])).toEqual([late.id]);
  expect(await found(['outstanding'])).toEqual([open.id]);
  expect(await found(['outstanding', 'overdue'])).toEqual([late.id, open.id].toSorted());
  expect(await found(['outstanding', 'draft'], 'noneOf')).toEqual([late.id]);
  expect(draft).not.toHaveProperty('statusId');
});

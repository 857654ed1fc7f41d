import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';
import { at, billingAgency, invoiceBody, line } from './agency.ts';

const { create, createFromShow, issue, list, makeCredit, proposal, remove } = invoiceContract.routes;
const [billing, other] = await Promise.all([billingAgency(), makeAgency()]);
const { agent, finance } = billing.users;

const makeShow = (more: object = {}) =>
  ok(showContract.routes.insert, agent, {
    body: showInput(billing, { promoterId: billing.company.id, fee: { minor: 500_000, currency: 'EUR' }, ...more }),
  });
const proposed = (id: string) => ok(proposal, agent, { params: { id }, query: {} });
const billPart = async (showId: string, minor: number, more: object = {}): Promise<Invoice> => {
  const { input, billedNet } = await proposed(showId);
  const lines = input.lines.slice(0, 1).map((one) => ({ ...one, priceC: minor * 100, ...more }));
  return ok(create, agent, { body: { ...input, lines, ofShow: { showId, billedNet } } });
};
const issued = (draft: Invoice) => ok(issue, finance, at(draft));
const namesOf = (lines: readonly { text: string; priceC: number; quantity: number }[]) =>
  lines.map(({ text, priceC, quantity }) => [text.split(':')[0], (priceC * quantity) / 100_000]);

it('proposes without storing anything', async () => {
  const show = await makeShow();
  const found = await proposed(show.id);
  expect(found).toMatchObject({ agreed: 500_000, left: 500_000, billedNet: 0, billed: [], isSettled: false });
  expect(found.named).toMatchObject({
    company: { name: 'Test Presents' },
    artists: [{ name: 'First Artist' }],
    shows: [{ showId: show.id, number: show.number }],
  });
  const filters = [{ field: 'show' as const, values: [show.id] }];
  expect((await ok(list, finance, { body: { filters } })).total).toBe(0);
  const strange = await call(proposal, other.users.agent, { params: { id: show.id }, query: {} });
  expect(refusal(strange)).toBe('404 notFound');
});

it('proposes what is left after a part was invoiced, and says what was', async () => {
  const show = await makeShow();
  const part = await issued(await billPart(show.id, 250_000, { text: 'Deposit 50%' }));
  const rest = await proposed(show.id);
  expect(rest).toMatchObject({ agreed: 500_000, left: 250_000, billedNet: 250_000 });
  expect(rest.billed).toMatchObject([
    { invoiceId: part.id, number: part.number, net: 250_000, settlement: 'outstanding' },
  ]);
  expect(namesOf(rest.input.lines)).toEqual([
    ['Performance fee', 500_000],
    [`Less invoice ${part.number} of ${rest.input.lines[1]?.text.split(' of ')[1]}`, -250_000],
  ]);
  const draft = await ok(createFromShow, agent, { params: { id: show.id }, body: {} });
  expect(draft).toMatchObject({ net: 250_000, total: 272_500 });
  const full = await proposed(show.id);
  expect(full).toMatchObject({ left: 0, billedNet: 500_000, input: { lines: [] } });
  expect(refusal(await call(createFromShow, agent, { params: { id: show.id }, body: {} }))).toBe(
    '409 invoice.nothingLeft',
  );
  await ok(remove, finance, { params: { id: draft.id } });
  expect(await proposed(show.id)).toMatchObject({ left: 250_000 });
});

it('lets a credit note open its part again', async () => {
  const show = await makeShow();
  const whole = await issued(await billPart(show.id, 500_000));
  const credit = await ok(makeCredit, finance, at(whole));
  expect(await proposed(show.id)).toMatchObject({ left: 0 });
  await issued(credit);
  const again = await proposed(show.id);
  expect(again).toMatchObject({ left: 500_000, billedNet: 0 });
  expect(namesOf(again.input.lines)).toEqual([['Performance fee', 500_000]]);
  expect(again.billed.map(({ type, net }) => [type, net])).toEqual([
    ['invoice', 500_000],
    ['credit', -500_000],
  ]);
});

it('leaves the fee alone where something else was invoiced under another VAT', async () => {
  const show = await makeShow();
  const hotel = invoiceBody(billing, { showIds: [show.id], lines: [line(billing, 30_000, 'high', 'Hotel')] });
  await ok(create, finance, { body: hotel });
  expect(await proposed(show.id)).toMatchObject({ left: 500_000, billedNet: 30_000 });
});

it('refuses a draft whose author did not see what others billed meanwhile', async () => {
  const show = await makeShow();
  const { input, billedNet } = await proposed(show.id);
  const body = { ...input, ofShow: { showId: show.id, billedNet } };
  const answers = await Promise.all([1, 2, 3].map(() => call(create, agent, { body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map(refusal)).toContain('409 invoice.billedMeanwhile');
  expect(await proposed(show.id)).toMatchObject({ left: 0 });
});

it('hides invoices from those who may not read them, and counts them all the same', async () => {
  const show = await makeShow();
  await billPart(show.id, 200_000);
  const permissions = ['show.read', 'show.readDeal', 'invoice.create'] as const;
  const blind = await makeSignedIn(billing.tenantId, { role: 'agent', permissions: [...permissions] });
  const found = await ok(proposal, blind, { params: { id: show.id }, query: {} });
  expect(found).toMatchObject({ left: 300_000, billed: [] });
});

const plusDeal = {
  rev: 0,
  type: 'plus' as const,
  currency: 'EUR',
  guarantee: 500_000,
  percentage: 50_000,
  tickets: [{ key: 'all', name: 'All', capacity: 500, sold: 100, price: 1000 }],
};

it('bills the settlement with its adjustments, without lines of nothing, and only once', async () => {
  const show = await makeShow();
  const params = { id: show.id };
  await ok(dealContract.routes.update, agent, { params, body: plusDeal });
  const deposit = await issued(await billPart(show.id, 250_000));
  const adjustments = [
    { text: 'Damage', amount: -15_000 },
    { text: 'Extra light', amount: 50_000 },
  ];
  await ok(dealContract.routes.count, agent, {
    params,
    body: { rev: 1, tickets: [], expenses: [], received: [], adjustments },
  });
  const { settlement } = await ok(dealContract.routes.close, agent, { params, body: { rev: 2 } });
  const found = await proposed(show.id);
  expect(found).toMatchObject({ isSettled: true, agreed: settlement.promoter.balance, left: 285_000 });
  expect(namesOf(found.input.lines)).toEqual([
    ['Performance fee', 500_000],
    ['Damage', -15_000],
    ['Extra light', 50_000],
    [expect.stringContaining(deposit.number), -250_000],
  ]);
  const made = await ok(createFromShow, agent, { params, body: {} });
  expect(made.net).toBe(285_000);
  expect(refusal(await call(createFromShow, agent, { params, body: {} }))).toBe('409 invoice.alreadySettled');
  const again = await proposed(show.id);
  expect(again.settledBy).toMatchObject({ invoiceId: made.id });
  const final = await issued(made);
  await issued(await ok(makeCredit, finance, at(final)));
  expect(await ok(createFromShow, agent, { params, body: {} })).toMatchObject({ net: 285_000 });
});

it('names and bills every day of a show that lasts several', async () => {
  const show = await makeShow({ start: '2027-06-15T20:00', end: '2027-06-16T23:00' });
  const { input } = await proposed(show.id);
  expect(input).toMatchObject({ supplyFrom: '2027-06-15', supplyTo: '2027-06-16' });
  expect(input.lines[0]?.text).toMatch(/15\D+16\D+2027/);
});

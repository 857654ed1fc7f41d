import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { makeAgency, makeCompany, makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';
import { billingAgency, issuedInvoice } from './agency.ts';

const { createFromShow, linkShow, unlinkShow, list, get } = invoiceContract.routes;
const billing = await billingAgency();
const { agent, finance } = billing.users;
const makeShow = (more: object = {}) =>
  ok(showContract.routes.insert, agent, {
    body: showInput(billing, {
      promoterId: billing.company.id,
      contactId: billing.contact.id,
      fee: { minor: 1_250_000, currency: 'EUR' },
      ...more,
    }),
  });

it('is drawn up from a show: its payer, its night, its fee', async () => {
  const payer = await makeCompany(billing.tenantId, {
    name: 'The Payer',
    roles: ['promoter'],
    address: { city: 'Utrecht' },
  });
  const products = [{ name: 'Backline', quantity: 2, price: { minor: 15_000, currency: 'EUR' as const } }];
  const show = await makeShow({ payerId: payer.id, products });
  const made = await ok(createFromShow, agent, { params: { id: show.id }, body: {} });
  expect(made).toMatchObject({
    stage: 'draft',
    company: { name: 'The Payer' },
    contact: { fullName: 'Nina Test' },
    artists: [{ name: 'First Artist' }],
    shows: [{ showId: show.id, number: show.number, date: '2027-05-21', venue: 'Test Hall, Lisboa' }],
    supplyFrom: '2027-05-21',
    paymentTermId: billing.term.id,
    net: 1_280_000,
  });
  expect(made.lines.map(({ text, quantity, net, vat }) => [text, quantity, net, vat.code])).toEqual([
    ['Performance fee: First Artist, May 21, 2027, Test Hall', 1000, 1_250_000, 'NL-LOW'],
    ['Backline', 2000, 30_000, 'NL-LOW'],
  ]);
  const filters = [{ field: 'show' as const, values: [show.id] }];
  expect((await ok(list, finance, { body: { filters } })).rows.map(({ id }) => id)).toEqual([made.id]);
});

it('takes over what the deal says: guarantee, recharged costs, the booking fee on top', async () => {
  const show = await makeShow();
  await ok(dealContract.routes.update, agent, {
    params: { id: show.id },
    body: {
      rev: 0,
      type: 'versusNet',
      currency: 'EUR',
      guarantee: 500_000,
      percentage: 85_000,
      commission: { mode: 'onTop', rate: 15_000 },
      expenses: [
        { key: 'a', name: 'Flights', amount: 60_000, handler: 'agency', payer: 'promoter' },
        { key: 'b', name: 'Catering', amount: 20_000, handler: 'promoter', payer: 'promoter' },
      ],
    },
  });
  const made = await ok(createFromShow, agent, { params: { id: show.id }, body: {} });
  expect(made.lines.map(({ text, net }) => [text.split(':')[0], net])).toEqual([
    ['Performance fee', 500_000],
    ['Flights', 60_000],
    ['Booking fee', 75_000],
  ]);
});

it('needs the rights, the show, and a bookkeeping', async () => {
  const show = await makeShow();
  const at = (id: string) => ({ params: { id }, body: {} });
  expect(refusal(await call(createFromShow, billing.users.readOnly, at(show.id)))).toBe('403 denied');
  const blind = await makeSignedIn(billing.tenantId, { role: 'agent', permissions: ['show.read', 'invoice.create'] });
  expect(refusal(await call(createFromShow, blind, at(show.id)))).toBe('403 denied');
  expect(refusal(await call(createFromShow, agent, at(unknownId())))).toBe('404 notFound');
  const bare = await makeAgency();
  expect(refusal(await call(createFromShow, bare.users.agent, at(show.id)))).toBe('404 notFound');
  const own = await ok(showContract.routes.insert, bare.users.agent, { body: showInput(bare) });
  expect(refusal(await call(createFromShow, bare.users.agent, at(own.id)))).toBe('409 invoice.noBookkeeping');
});

it('joins and leaves shows as long as it is a draft', async () => {
  const [first, second] = [await makeShow(), await makeShow()];
  const made = await ok(createFromShow, agent, { params: { id: first.id }, body: {} });
  const at = ({ id, rev }: { id: string; rev: number }, showId: string) => ({ params: { id }, body: { rev, showId } });
  const joined = await ok(linkShow, agent, at(made, second.id));
  expect(joined.shows.map(({ showId }) => showId)).toEqual([first.id, second.id]);
  const left = await ok(unlinkShow, agent, at(joined, first.id));
  expect(left.shows.map(({ showId }) => showId)).toEqual([second.id]);
  expect(left.lines[0]).not.toHaveProperty('showId');
  const unknown = await call(linkShow, agent, at(left, unknownId()));
  expect([unknown.status, unknown.body.errors?.[0]?.code]).toEqual([400, 'choice']);
  const issued = await issuedInvoice(billing);
  expect(refusal(await call(linkShow, agent, at(issued, first.id)))).toBe('409 document.frozen');
});

it('what a company owes goes with it where it is merged, under the name on the invoice', async () => {
  const make = (name: string) =>
    ok(companyContract.routes.create, agent, { body: { name, roles: ['promoter'], address: { city: 'Utrecht' } } });
  const [source, target] = [await make('Old Name'), await make('New Name')];
  const invoice = await issuedInvoice(billing, { companyId: source.id });
  const paid = { params: { id: invoice.id }, body: { amount: 90_000, date: invoice.date } };
  await ok(paymentContract.routes.create, finance, paid);
  const owes = async (id: string) =>
    (await ok(companyContract.routes.riskInfo, agent, { params: { id } })).outstandingAmounts?.total.formatted;
  expect(await owes(source.id)).toBe('€10,000.00');
  const { id: mergeId } = await ok(mergeContract.routes.mergeCompany, agent, {
    params: { id: target.id, sourceId: source.id },
    body: { rev: target.rev, sourceRev: source.rev, values: CompanyInput.parse(target) },
  });
  for (let times = 0; times < 2; times++) await deliver(billing.tenantId, 'merge', { mergeId });
  expect([await owes(source.id).catch(() => 'gone'), await owes(target.id)]).toEqual(['gone', '€10,000.00']);
  const now = await ok(get, finance, { params: { id: invoice.id } });
  expect(now).toMatchObject({ company: { companyId: target.id, name: 'Old Name' }, buyer: { name: 'Old Name' } });
  await ok(mergeContract.routes.undo, agent, { params: { id: mergeId } });
  for (let times = 0; times < 2; times++) await deliver(billing.tenantId, 'unmerge', { mergeId });
  expect([await owes(source.id), await owes(target.id)]).toEqual(['€10,000.00', undefined]);
});

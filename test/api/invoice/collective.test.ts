import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeCompany, unknownId } from '#test/support/fixtures.ts';
import { at, billingAgency, invoiceBody, line } from './agency.ts';
import { confirmedShow } from './contracted.ts';

const { collectiveParts, createCollective, create, createFromShow, issue, makeCredit, proposal } =
  invoiceContract.routes;
const [billing, other] = await Promise.all([billingAgency(), makeAgency()]);
const { agent, finance, readOnly } = billing.users;

const night = (day: number, minor: number, more: object = {}) =>
  confirmedShow(billing, {
    start: `2027-05-${day}T20:00`,
    end: `2027-05-${day}T22:00`,
    fee: { minor, currency: 'EUR' },
    ...more,
  });
const issued = (draft: Invoice) => ok(issue, finance, at(draft));
const make = (shows: readonly { readonly id: string }[], who = agent) =>
  call(createCollective, who, { body: { showIds: shows.map(({ id }) => id) } });
const partsOf = async (shows: readonly { readonly id: string }[]) =>
  (await ok(collectiveParts, agent, { body: { showIds: shows.map(({ id }) => id) } })).rows;

it('bills three shows at one VAT, grouped by show with their own days (G44)', async () => {
  const [third, first, second] = [await night(23, 45_678), await night(21, 123_456), await night(22, 98_765)];
  const backline = invoiceBody(billing, { showIds: [second.id], lines: [line(billing, 31_050, 'high', 'Backline')] });
  await ok(create, finance, { body: backline });
  const made = await make([third, first, second]);
  expect(made.body).toMatchObject({ type: 'collective', net: 267_899, tax: 24_111, total: 292_010 });
  const { lines, shows, supplyFrom, supplyTo } = made.body as Invoice;
  expect(shows.map(({ showId }) => showId)).toEqual([first.id, second.id, third.id]);
  expect([supplyFrom, supplyTo]).toEqual(['2027-05-21', '2027-05-23']);
  expect(lines.map(({ showId, net, ...days }) => [showId, net, days.supplyFrom, days.supplyTo])).toEqual([
    [first.id, 123_456, '2027-05-21', '2027-05-21'],
    [second.id, 98_765, '2027-05-22', '2027-05-22'],
    [third.id, 45_678, '2027-05-23', '2027-05-23'],
  ]);
  expect((await partsOf([first, second, third])).map(({ missing }) => missing)).toEqual(Array(3).fill('nothingLeft'));
  expect(await issued(made.body as Invoice)).toMatchObject({ stage: 'outstanding', type: 'collective' });
});

it('makes one document of two presses at once, also beside an invoice of one of its shows', async () => {
  const shows = [await night(11, 100_000), await night(12, 200_000)];
  const answers = await Promise.all([
    make(shows),
    make(shows),
    call(createFromShow, agent, { params: { id: shows[0]?.id ?? '' }, body: {} }),
  ]);
  const made = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status !== 200).map(refusal)).toContain('409 invoice.nothingLeft');
  expect(made).toHaveLength(1);
  for (const { id } of shows) {
    const { left, agreed } = await ok(proposal, agent, { params: { id }, query: {} });
    expect([0, agreed]).toContain(left);
  }
});

it('deducts the deposits of its shows, and its credit note opens them again', async () => {
  const shows = [await night(13, 100_000), await night(14, 200_000)];
  const { input, billedNet } = await ok(proposal, agent, { params: { id: shows[0]?.id ?? '' }, query: {} });
  const lines = input.lines.map((one) => ({ ...one, priceC: 4_000_000 }));
  const ofShow = { showId: shows[0]?.id ?? '', billedNet };
  await issued(await ok(create, agent, { body: { ...input, lines, type: 'deposit', ofShow } }));
  const made = (await make(shows)).body as Invoice;
  expect(made).toMatchObject({ type: 'collective', net: 260_000 });
  const credit = await ok(makeCredit, finance, at(await issued(made)));
  expect(credit).toMatchObject({ net: 260_000 });
  await issued(credit);
  expect((await partsOf(shows)).map(({ net }) => net)).toEqual([60_000, 200_000]);
});

it('bills the settlement of a show among others, once', async () => {
  const shows = [await night(15, 100_000), await night(16, 200_000)];
  const params = { id: shows[0]?.id ?? '' };
  const deal = { rev: 0, type: 'flat' as const, currency: 'EUR', guarantee: 100_000 };
  await ok(dealContract.routes.update, agent, { params, body: deal });
  await ok(dealContract.routes.close, agent, { params, body: { rev: 1 } });
  const made = (await make(shows)).body as Invoice;
  expect(made.settledShowIds).toEqual([params.id]);
  expect(refusal(await call(createFromShow, agent, { params, body: {} }))).toBe('409 invoice.alreadySettled');
  expect((await partsOf(shows)).map(({ missing }) => missing)).toEqual(['settled', 'nothingLeft']);
});

it('refuses other buyers, other currencies, and shows that are not confirmed', async () => {
  const show = await night(17, 100_000);
  const address = { addressLine1: 'Kade 2', city: 'Utrecht', countryId: 'NL' };
  const stranger = await makeCompany(billing.tenantId, { name: 'Other Presents', roles: ['promoter'], address });
  const foreign = await night(18, 100_000, { promoterId: stranger.id });
  const dollars = await night(19, 0, { fee: { minor: 100_000, currency: 'USD' } });
  const option = await night(20, 100_000, { statusId: billing.status('Option').id });
  expect(refusal(await make([show, foreign]))).toBe('400 document.mixedBuyers');
  expect(refusal(await make([show, dollars]))).toBe('400 document.mixedBuyers');
  expect(refusal(await make([show, option]))).toBe('409 invoice.nothingLeft');
  expect((await partsOf([show, foreign, option])).map(({ buyer, missing }) => [buyer?.name, missing])).toEqual([
    ['Test Presents', undefined],
    ['Other Presents', undefined],
    ['Test Presents', 'notConfirmed'],
  ]);
});

it('needs the rights, shows of the same agency, and at least one', async () => {
  const show = await night(24, 100_000);
  expect(refusal(await make([show], readOnly))).toBe('403 denied');
  expect(refusal(await make([show], other.users.agent))).toBe('404 notFound');
  expect(refusal(await make([show, { id: unknownId() }]))).toBe('404 notFound');
  expect(refusal(await make([]))).toBe('400 atLeastOne');
  const ask = { body: { showIds: [show.id] } };
  expect(refusal(await call(collectiveParts, readOnly, ask))).toBe('403 denied');
  expect(refusal(await call(collectiveParts, other.users.agent, ask))).toBe('404 notFound');
});

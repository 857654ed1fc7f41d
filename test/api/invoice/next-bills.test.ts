import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { NextBill } from '#shared/domains/agreements/invoice/proposal.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, unknownId } from '#test/support/fixtures.ts';
import { at, billingAgency } from './agency.ts';
import { confirmedShow, contractFor } from './contracted.ts';

const { copy, createFromShow, createNext, get, issue, makeCredit, nextBills, remove, update } = invoiceContract.routes;
const [billing, other] = await Promise.all([billingAgency(), makeAgency()]);
const { agent, finance, readOnly } = billing.users;

const issued = (draft: Invoice) => ok(issue, finance, at(draft));
const openOf = async (id: string) => (await ok(nextBills, agent, { params: { id }, query: {} })).rows;
const short = (rows: readonly NextBill[]) => rows.map(({ kind, part, net }) => [kind, part?.at, net]);
const make = (id: string, bill: NextBill | undefined, who = agent) => {
  const { kind, part, net } = bill ?? { kind: 'rest' as const, net: 0 };
  return call(createNext, who, { params: { id }, body: { kind, net, ...(part ? { part } : {}) } });
};
async function made(id: string, bill: NextBill | undefined): Promise<Invoice> {
  const { status, body } = await make(id, bill);
  if (status !== 200) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body as Invoice;
}
const BOTH = [
  ['deposit', 0, 500_000],
  ['rest', undefined, 500_000],
];

it('proposes the deposits of the signed contract with amount, day and text, and then the rest', async () => {
  const show = await confirmedShow(billing);
  const contract = await contractFor(billing, show.id);
  const rows = await openOf(show.id);
  expect(rows).toEqual([
    { kind: 'deposit', part: { contractId: contract.id, at: 0 }, text: 'Deposit', due: '2099-01-10', net: 500_000 },
    { kind: 'rest', text: 'Balance', due: '2099-05-07', net: 500_000 },
  ]);
  const deposit = await made(show.id, rows[0]);
  expect(deposit).toMatchObject({
    type: 'deposit',
    total: 545_000,
    net: 500_000,
    dueDate: '2099-01-10',
    part: { at: 0 },
  });
  expect(deposit.lines).toMatchObject([
    { text: expect.stringMatching(/^Deposit: First Artist, .*2027/), showId: show.id },
  ]);
  const number = (await issued(deposit)).number;
  expect(short(await openOf(show.id))).toEqual([['rest', undefined, 500_000]]);
  const rest = await made(show.id, (await openOf(show.id))[0]);
  expect(rest).toMatchObject({ type: 'final', net: 500_000, total: 545_000, dueDate: '2099-05-07' });
  expect(rest.lines.at(-1)?.text).toContain(number);
  expect(await openOf(show.id)).toEqual([]);
});

it('proposes no deposit of one show by the contract of several', async () => {
  const [show, second] = [await confirmedShow(billing), await confirmedShow(billing)];
  await contractFor(billing, show.id, 'signed', [second.id]);
  for (const { id } of [show, second]) expect(short(await openOf(id))).toEqual([['rest', undefined, 1_000_000]]);
});

it('makes one document of two presses at once', async () => {
  const show = await confirmedShow(billing);
  await contractFor(billing, show.id, 'sent');
  const [deposit] = await openOf(show.id);
  const answers = await Promise.all([1, 2, 3].map(() => make(show.id, deposit)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map(refusal)).toEqual(
    Array(2).fill('409 invoice.billedMeanwhile'),
  );
  expect(short(await openOf(show.id))).toEqual([['rest', undefined, 500_000]]);
});

it('opens a part again when its draft goes, or its document is credited in full', async () => {
  const show = await confirmedShow(billing);
  await contractFor(billing, show.id);
  const draft = await made(show.id, (await openOf(show.id))[0]);
  await ok(remove, finance, { params: { id: draft.id } });
  expect(short(await openOf(show.id))).toEqual(BOTH);
  const deposit = await issued(await made(show.id, (await openOf(show.id))[0]));
  await issued(await ok(makeCredit, finance, at(deposit)));
  expect(short(await openOf(show.id))).toEqual(BOTH);
});

it('keeps its part through a change, and gives it to no copy', async () => {
  const show = await confirmedShow(billing);
  await contractFor(billing, show.id);
  const draft = await made(show.id, (await openOf(show.id))[0]);
  const { inputOf } = await import('#shared/domains/agreements/invoice/rules.ts');
  const input = { ...inputOf(draft), reference: 'PO 7', rev: draft.rev };
  const changed = await ok(update, finance, { params: { id: draft.id }, body: input });
  expect(changed).toMatchObject({ reference: 'PO 7', part: draft.part });
  const again = await ok(copy, finance, { params: { id: draft.id } });
  expect(again).not.toHaveProperty('part');
  expect(await ok(get, finance, { params: { id: again.id } })).toMatchObject({ type: 'deposit' });
});

it('counts what was invoiced by hand, and what a contract before the present one had', async () => {
  const show = await confirmedShow(billing);
  await contractFor(billing, show.id);
  await made(show.id, (await openOf(show.id))[0]);
  const second = await contractFor(billing, show.id);
  expect(short(await openOf(show.id))).toEqual([['rest', undefined, 500_000]]);
  expect(second.number).not.toBe('');
  await ok(createFromShow, agent, { params: { id: show.id }, body: {} });
  expect(await openOf(show.id)).toEqual([]);
});

it('proposes the overage after the settlement, once', async () => {
  const show = await confirmedShow(billing);
  const params = { id: show.id };
  const deal = {
    rev: 0,
    type: 'tierBonus' as const,
    currency: 'EUR',
    guarantee: 1_000_000,
    bonuses: [{ at: 500, amount: 50_000 }],
    tickets: [{ key: 'all', name: 'All', capacity: 800, sold: 0, price: 2000 }],
  };
  await ok(dealContract.routes.update, agent, { params, body: deal });
  await contractFor(billing, show.id);
  await issued(await made(show.id, (await openOf(show.id))[0]));
  await issued(await made(show.id, (await openOf(show.id))[0]));
  expect(await openOf(show.id)).toEqual([]);
  const tickets = [{ key: 'all', sold: 600, comps: 0 }];
  await ok(dealContract.routes.count, agent, {
    params,
    body: { rev: 1, tickets, expenses: [], received: [], adjustments: [] },
  });
  await ok(dealContract.routes.close, agent, { params, body: { rev: 2 } });
  const rows = await openOf(show.id);
  expect(short(rows)).toEqual([['settlement', undefined, 50_000]]);
  const overage = await made(show.id, rows[0]);
  expect(overage).toMatchObject({ net: 50_000, type: 'final' });
  expect(overage.lines.map(({ text }) => text.split(' (')[0])).toContain('Bonus');
  expect(await openOf(show.id)).toEqual([]);
});

it('proposes no deposit after the night, but the rest', async () => {
  const show = await confirmedShow(billing, { start: '2026-03-01T20:00', end: '2026-03-01T22:00' });
  await contractFor(billing, show.id);
  expect(short(await openOf(show.id))).toEqual([['rest', undefined, 1_000_000]]);
});

it('proposes nothing for an option, and takes no draft of a contract', async () => {
  const option = await confirmedShow(billing, { statusId: billing.status('Option').id });
  expect(await openOf(option.id)).toEqual([]);
  const show = await confirmedShow(billing);
  await contractFor(billing, show.id, 'draft');
  expect(short(await openOf(show.id))).toEqual([['rest', undefined, 1_000_000]]);
});

it('needs the rights, the show, the same agency, and the amount that was seen', async () => {
  const show = await confirmedShow(billing);
  await contractFor(billing, show.id);
  const ask = (who: typeof agent, id = show.id) => call(nextBills, who, { params: { id }, query: {} });
  const [deposit] = await openOf(show.id);
  expect(refusal(await ask(readOnly))).toBe('403 denied');
  expect(refusal(await ask(other.users.agent))).toBe('404 notFound');
  expect(refusal(await ask(agent, unknownId()))).toBe('404 notFound');
  const blind = await makeSignedIn(billing.tenantId, { role: 'agent', permissions: ['show.read', 'invoice.create'] });
  expect(refusal(await ask(blind))).toBe('403 denied');
  expect(refusal(await make(show.id, deposit, readOnly))).toBe('403 denied');
  expect(refusal(await make(show.id, deposit, other.users.agent))).toBe('404 notFound');
  expect(refusal(await make(show.id, deposit && { ...deposit, net: 1 }))).toBe('409 invoice.billedMeanwhile');
  expect(refusal(await make(show.id, deposit && { ...deposit, kind: 'bonus' as never }))).toBe('400 choice');
});

import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { draftOf, sent, settledNight, routes as statement } from '#test/api/statement/statements.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeArtist, makeCompany } from '#test/support/fixtures.ts';
import { at, billingAgency } from './agency.ts';

const { copy, createNext, issue, makeCredit, nextBills, remove, update } = invoiceContract.routes;
const [billing, other] = await Promise.all([billingAgency(), makeAgency()]);
const { agent, finance, readOnly } = billing.users;
const management = await makeCompany(billing.tenantId, {
  name: 'First Management',
  roles: ['management'],
  address: { addressLine1: 'Gracht 2', city: 'Amsterdam', countryId: 'NL' },
});

/** An artist with a management, and a settled show of EUR 10,000.00 with 15 % commission. */
async function settled(guarantee = 1_000_000) {
  const more = { management: { companyId: management.id, name: management.name } };
  const { id } = await makeArtist(billing.tenantId, `Artist ${Math.random()}`, more);
  return { artistId: id, show: await settledNight(billing, [id], { guarantee }) };
}
const commissionOf = async (id: string) =>
  (await ok(nextBills, agent, { params: { id }, query: {} })).rows.filter(({ kind }) => kind === 'commission');
const make = (id: string, net: number, who = agent) =>
  call(createNext, who, { params: { id }, body: { kind: 'commission', net } });
async function made(id: string, net = 150_000): Promise<Invoice> {
  const { status, body } = await make(id, net);
  if (status !== 200) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body as Invoice;
}
const issued = (draft: Invoice) => ok(issue, finance, at(draft));

it('bills the commission of a settled show to the artist, with the full rate (G45)', async () => {
  const { artistId, show } = await settled();
  expect(await commissionOf(show.id)).toEqual([{ kind: 'commission', text: '', due: '', net: 150_000 }]);
  const draft = await made(show.id);
  expect(draft).toMatchObject({
    type: 'commission',
    net: 150_000,
    tax: 31_500,
    total: 181_500,
    company: { companyId: management.id },
    artists: [{ artistId }],
    supplyFrom: '2027-05-21',
  });
  expect(draft.lines.map(({ text }) => text)).toEqual([expect.stringMatching(/^Commission: Artist .*2027/)]);
  expect(await commissionOf(show.id)).toEqual([]);
  const { number, settlement } = await issued(draft);
  expect(number).toMatch(/^\d{4}-\d+$/);
  expect(settlement).toBe('outstanding');
});

it('takes nothing off what the promoter still owes', async () => {
  const { show } = await settled();
  const ofPromoter = () => ok(invoiceContract.routes.proposal, agent, { params: { id: show.id }, query: {} });
  const before = await ofPromoter();
  const draft = await issued(await made(show.id));
  expect(await ofPromoter()).toMatchObject({ left: before.left, billedNet: 0, billed: [] });
  await issued(await ok(makeCredit, finance, at(draft)));
  expect(await ofPromoter()).toMatchObject({ left: before.left, billedNet: 0, billed: [] });
});

it('makes one document of three presses at once', async () => {
  const { show } = await settled();
  const answers = await Promise.all([1, 2, 3].map(() => make(show.id, 150_000)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).map(refusal)).toEqual(
    Array(2).fill('409 invoice.billedMeanwhile'),
  );
});

it('opens again when its draft goes, or its document is credited in full', async () => {
  const { show } = await settled();
  await ok(remove, finance, { params: { id: (await made(show.id)).id } });
  expect(await commissionOf(show.id)).toHaveLength(1);
  const document = await issued(await made(show.id));
  await issued(await ok(makeCredit, finance, at(document)));
  expect(await commissionOf(show.id)).toHaveLength(1);
});

it('is left out of the statement of its artist', async () => {
  const { artistId, show } = await settled();
  await made(show.id);
  const { figures } = await sent(billing, await draftOf(billing, artistId));
  expect(figures.nights).toMatchObject([{ isCommissionApart: true, balance: 1_000_000 }]);
  expect(figures.nights.flatMap(({ rows }) => rows.map(({ kind }) => kind))).toEqual(['fee']);
});

it('is proposed again if its document is credited after such a statement', async () => {
  const { artistId, show } = await settled();
  const document = await issued(await made(show.id));
  await sent(billing, await draftOf(billing, artistId));
  await issued(await ok(makeCredit, finance, at(document)));
  expect(await commissionOf(show.id)).toHaveLength(1);
});

it('is not proposed once a statement takes it off the fee', async () => {
  const { artistId, show } = await settled();
  const { figures } = await sent(billing, await draftOf(billing, artistId));
  expect(figures.balance).toBe(850_000);
  expect(await commissionOf(show.id)).toEqual([]);
  expect(refusal(await make(show.id, 150_000))).toBe('409 invoice.billedMeanwhile');
});

it('is billed once, though an invoice and a statement race for it', async () => {
  for (let i = 0; i < 3; i++) {
    const { artistId, show } = await settled();
    const draft = await draftOf(billing, artistId);
    const body = { rev: draft.rev, balance: draft.figures.balance };
    const [sending, making] = await Promise.all([
      call(statement.send, agent, { params: { id: draft.id }, body }),
      make(show.id, 150_000),
    ]);
    const won = [sending.status, making.status].toSorted();
    expect(won).toEqual([200, 409]);
    expect(['409 statement.moved', '409 invoice.billedMeanwhile']).toContain(
      refusal(sending.status === 409 ? sending : making),
    );
  }
});

it('keeps its show, its artist and its currency, and has no copy', async () => {
  const { show } = await settled();
  const draft = await made(show.id);
  const body = { ...inputOf(draft), rev: draft.rev };
  const changed = (more: object) => call(update, finance, { params: { id: draft.id }, body: { ...body, ...more } });
  expect(refusal(await changed({ showIds: [] }))).toBe('409 document.frozen');
  expect(refusal(await changed({ currency: 'USD' }))).toBe('409 document.frozen');
  expect(refusal(await changed({ artistIds: [billing.artist.id] }))).toBe('409 document.frozen');
  expect(await ok(update, finance, { params: { id: draft.id }, body: { ...body, reference: 'X' } })).toMatchObject({
    type: 'commission',
  });
  expect(refusal(await call(copy, finance, { params: { id: draft.id } }))).toBe('409 document.badTransition');
});

it('needs a settlement, the right, the same agency and the amount that was seen', async () => {
  const { show } = await settled();
  expect(refusal(await make(show.id, 1))).toBe('409 invoice.billedMeanwhile');
  expect(refusal(await make(show.id, 150_000, readOnly))).toBe('403 denied');
  expect(refusal(await make(show.id, 150_000, other.users.agent))).toBe('404 notFound');
});

import { describe, expect, it } from 'vitest';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { at } from '#test/api/invoice/agency.ts';
import { agencyWith, drafted } from '#test/api/invoice/self-billed.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised, workOff } from '#test/support/outbox.ts';

const [post, agency, other] = await Promise.all([mailbox(), agencyWith(), makeAgency()]);
const { accept, door, object, open, see } = selfBillLinkContract.routes;
const { get, issue, selfBillLetter, sendBack, sendSelfBill } = invoiceContract.routes;
const { agent, finance, readOnly } = agency.users;
/** Each mail has an address of its own: one address gets few mails in an hour. */
let mails = 0;
const nextAddress = () => `ana${++mails}@test.example`;

const sending = (more: object = {}) => ({
  recipient: { name: 'Ana Fado', email: nextAddress() },
  locale: 'en' as const,
  subject: '',
  message: 'Please check.',
  ...more,
});
const ofInvoice = ({ id }: Invoice) => ({ tenantId: agency.tenantId, entity: 'invoice', id });
async function secretOf(invoice: Invoice): Promise<string> {
  await workOff(ofInvoice(invoice), 'documentLink');
  const found = post.mails.findLast(
    ({ to, text }) => to === `ana${mails}@test.example` && text.includes('/selfbill/invitation/'),
  );
  return /\/selfbill\/invitation\/([\w-]{43})/.exec(found?.text ?? '')?.[1] ?? '';
}
async function mailed(more: object = {}) {
  const waiting = await ok(sendSelfBill, finance, at(await drafted(agency), sending(more)));
  return { waiting, secret: await secretOf(waiting) };
}
async function opened(secret: string) {
  const visitor = new Visitor();
  expect((await visitor.call(open, secret, {})).status).toBe(200);
  return visitor;
}
const now = ({ id }: Invoice) => ok(get, finance, { params: { id } });

describe('sending a self-billed draft', () => {
  it('hands it to the artist and mails the link, once for a repeated press', async () => {
    const draft = await drafted(agency);
    const letter = await ok(selfBillLetter, finance, { params: { id: draft.id } });
    expect(letter.subject).toContain(draft.selfBill?.agreement.number);
    const waiting = await ok(sendSelfBill, finance, at(draft, sending()));
    expect(waiting).toMatchObject({ stage: 'review', review: { by: { userId: finance.user.id } } });
    expect(await secretOf(waiting)).toMatch(/^[\w-]{43}$/);
    expect(refusal(await call(sendSelfBill, finance, at(draft, sending())))).toBe('409 stale');
    expect(await linksOf(agency.tenantId, 'invoice', draft.id)).toHaveLength(1);
  });

  it('is mailed again while it waits', async () => {
    const { waiting } = await mailed();
    await ok(sendSelfBill, finance, at(waiting, sending()));
    expect(await linksOf(agency.tenantId, 'invoice', waiting.id)).toHaveLength(2);
  });

  it('is refused without the right, for another tenant, and for an ordinary invoice', async () => {
    const draft = await drafted(agency);
    expect(refusal(await call(sendSelfBill, readOnly, at(draft, sending())))).toBe('403 denied');
    expect((await call(sendSelfBill, other.users.administrator, at(draft, sending()))).status).toBe(404);
    const wrong = await call(sendSelfBill, finance, at(draft, sending({ recipient: { name: '', email: 'no' } })));
    expect(wrong.status).toBe(400);
  });
});

describe('the page of a self-billed invoice', () => {
  it('names nothing before a person opens it, and changes nothing by GET', async () => {
    const { waiting, secret } = await mailed();
    const before = await linksOf(agency.tenantId, 'invoice', waiting.id);
    for (let i = 0; i < 3; i++) {
      const { body } = await new Visitor().call(door, secret);
      expect(body).toMatchObject({ kind: 'selfBill', state: 'live' });
      expect(JSON.stringify(body)).not.toContain(waiting.selfBill?.agreement.number);
    }
    expect(await linksOf(agency.tenantId, 'invoice', waiting.id)).toEqual(before);
    expect(refusal(await new Visitor().call(see, secret, {}))).toBe('403 invalidLoginSession');
  });

  it('shows lines, sums and both sides, and nothing internal', async () => {
    const { waiting, secret } = await mailed();
    const { body } = await new Visitor().call(open, secret, {});
    expect(body).toMatchObject({
      state: 'waiting',
      seller: 'Ana Fado',
      buyer: 'Test Agency BV',
      net: 850_000,
      tax: 76_500,
      total: 926_500,
      lines: [{ text: 'Performance less commission', net: 850_000, rate: 9000 }],
      number: '',
    });
    for (const hidden of ['bookkeepingId', 'vatRateId', 'internalNote', waiting.id, agency.payee.id])
      expect(JSON.stringify(body)).not.toContain(hidden);
  });
});

describe('the answer of the artist', () => {
  it('accepts once, tells the sender, and lets the invoice be issued', async () => {
    const { waiting, secret } = await mailed();
    const visitor = await opened(secret);
    const { body } = await visitor.call(accept, secret, { name: 'Ana F.' });
    expect(body).toMatchObject({ state: 'accepted', accepted: { on: agencyDay(), name: 'Ana F.' } });
    const { rev } = await now(waiting);
    expect((await visitor.call(accept, secret, { name: 'Somebody else' })).body.accepted?.name).toBe('Ana F.');
    expect(await now(waiting)).toMatchObject({ rev, selfBill: { accepted: { name: 'Ana F.' } } });
    const told = await promised(ofInvoice(waiting), 'saidByLink');
    expect(told.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ kind: 'selfBillAccepted', userId: finance.user.id, target: `/invoice/${waiting.id}` }),
    );
    const issued = await ok(issue, finance, at(await now(waiting)));
    expect((await visitor.call(see, secret, {})).body).toMatchObject({ state: 'issued', number: issued.number });
  });

  it('asks for a change: the draft is back with the reason, and the next version is answered by the same link', async () => {
    const { waiting, secret } = await mailed();
    const visitor = await opened(secret);
    const said = { name: 'Ana F.', text: 'The fee is 9,000' };
    const { body } = await visitor.call(object, secret, said);
    expect(body).toMatchObject({ state: 'returned', lines: [], total: 0, objection: said });
    const draft = await now(waiting);
    expect(draft).toMatchObject({ stage: 'draft', sentBack: { by: { name: 'Ana F.' }, reason: said.text } });
    expect(refusal(await visitor.call(accept, secret, { name: 'Ana F.' }))).toBe('409 document.badTransition');
    await ok(sendSelfBill, finance, at(draft, sending()));
    expect((await visitor.call(see, secret, {})).body).toMatchObject({ state: 'waiting', objection: said });
    expect((await visitor.call(accept, secret, { name: 'Ana F.' })).body.state).toBe('accepted');
  });

  it('of two at once counts one', async () => {
    const { waiting, secret } = await mailed();
    const [one, two] = await Promise.all([opened(secret), opened(secret)]);
    const answers = await Promise.all([
      one.call(accept, secret, { name: 'Ana' }),
      two.call(object, secret, { name: 'Ana', text: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { stage, selfBill } = await now(waiting);
    expect([stage === 'draft', selfBill?.accepted === undefined]).toEqual(
      answers[0].status === 200 ? [false, false] : [true, true],
    );
  });

  it('is not asked of a draft that the agency took back', async () => {
    const { waiting, secret } = await mailed();
    const visitor = await opened(secret);
    await ok(sendBack, agency.users.administrator, at(waiting, { reason: 'A line is missing' }));
    expect(refusal(await visitor.call(object, secret, { name: 'Ana', text: 'No' }))).toBe('409 document.badTransition');
    expect((await visitor.call(see, secret, {})).body).toMatchObject({ state: 'returned', lines: [] });
  });

  it('needs a name, and words for a change', async () => {
    const { secret } = await mailed();
    const visitor = await opened(secret);
    expect((await visitor.call(accept, secret, { name: ' ' })).status).toBe(400);
    expect((await visitor.call(object, secret, { name: 'Ana', text: '' })).status).toBe(400);
  });

  it('ends with the link', async () => {
    const { waiting, secret } = await mailed();
    const visitor = await opened(secret);
    const [link] = await linksOf(agency.tenantId, 'invoice', waiting.id);
    await ok(linkContract.routes.withdraw, agent, { params: { id: link?.id ?? '' }, body: { entity: 'invoice' } });
    expect((await visitor.call(accept, secret, { name: 'Ana' })).status).toBe(403);
  });
});

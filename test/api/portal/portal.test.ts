import { describe, expect, it } from 'vitest';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { routes as guestLinks, listWith } from '#test/api/guest-list-link/links.ts';
import { at } from '#test/api/invoice/agency.ts';
import { agencyWith, contextOf, drafted } from '#test/api/invoice/self-billed.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { workOff } from '#test/support/outbox.ts';

const [post, agency, other] = await Promise.all([mailbox(), agencyWith(), makeAgency()]);
const { copy, door, go, links, open, see, send, withdraw } = portalContract.routes;
const { agent, finance, readOnly } = agency.users;
const { sendSelfBill, sendBack } = invoiceContract.routes;

let people = 0;
/** A contact with an address of its own: one address gets few mails in an hour. */
async function newContact() {
  const { id: _id, no: _no, rev: _rev, createdAt: _made, updatedAt: _changed, ...like } = agency.contact;
  const name = `Vera Test ${++people}`;
  return contactStore.create(contextOf(agency), { ...like, fullName: name, email: `vera${people}@test.example` });
}
type Contact = Awaited<ReturnType<typeof newContact>>;

const secretIn = (path: string, to: string): string => {
  const text = post.mails.findLast((mail) => mail.to === to && mail.text.includes(path))?.text ?? '';
  return new RegExp(`${path}([\\w-]{43})`).exec(text)?.[1] ?? '';
};
async function portalOf(contact: Contact) {
  await ok(send, agent, { params: { id: contact.id }, body: {} });
  await workOff({ tenantId: agency.tenantId, entity: 'contact', id: contact.id }, 'documentLink');
  return secretIn('/portal/', contact.email);
}
/** A self-billed draft that waits for the contact. */
async function matterOf({ email }: Contact, more: object = {}) {
  const recipient = { name: 'Vera', email };
  const body = { recipient, locale: 'en' as const, subject: '', message: '', ...more };
  return ok(sendSelfBill, finance, at(await drafted(agency), body));
}
async function opened(secret: string) {
  const visitor = new Visitor();
  const { status, body } = await visitor.call(open, secret, {});
  expect(status).toBe(200);
  return { visitor, body };
}

describe('the page of a recipient', () => {
  it('lists what waits for its address, and nothing of others', async () => {
    const [vera, max] = [await newContact(), await newContact()];
    const waiting = await matterOf(vera);
    await matterOf(max);
    const { body } = await opened(await portalOf(vera));
    expect(body).toMatchObject({ agency: expect.any(String), recipientName: vera.fullName, isPreview: false });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({
      kind: 'selfBill',
      amount: { minor: waiting.total, currency: 'EUR' },
      isOpened: false,
    });
    expect(JSON.stringify(body)).not.toContain(waiting.id);
  });

  it('names nothing before a person opens it, and changes nothing by GET', async () => {
    const vera = await newContact();
    await matterOf(vera);
    const secret = await portalOf(vera);
    const before = await linksOf(agency.tenantId, 'contact', vera.id);
    for (let i = 0; i < 3; i++) {
      const { body } = await new Visitor().call(door, secret);
      expect(body).toMatchObject({ kind: 'portal', state: 'live' });
      expect(body).not.toHaveProperty('items');
    }
    expect(await linksOf(agency.tenantId, 'contact', vera.id)).toEqual(before);
    expect(refusal(await new Visitor().call(see, secret, {}))).toBe('403 invalidLoginSession');
  });

  it('leads to a matter by its own link, which is gone from the page once it is answered', async () => {
    const vera = await newContact();
    await matterOf(vera);
    const secret = await portalOf(vera);
    const { visitor, body } = await opened(secret);
    const { url } = (await visitor.call(go, secret, { id: body.items[0]?.id })).body;
    const own = /\/selfbill\/invitation\/([\w-]{43})$/.exec(url)?.[1] ?? '';
    const seller = new Visitor();
    expect((await seller.call(selfBillLinkContract.routes.open, own, {})).body).toMatchObject({ state: 'waiting' });
    expect((await visitor.call(see, secret, {})).body.items).toMatchObject([{ isOpened: true }]);
    expect((await seller.call(selfBillLinkContract.routes.accept, own, { name: 'Vera' })).status).toBe(200);
    expect((await visitor.call(see, secret, {})).body.items).toEqual([]);
  });

  it('shows what was sent again once, and nothing that was taken back or withdrawn', async () => {
    const vera = await newContact();
    const waiting = await matterOf(vera);
    const recipient = { name: 'Vera', email: vera.email.toUpperCase() };
    await ok(sendSelfBill, finance, at(waiting, { recipient, locale: 'en' as const, subject: '', message: '' }));
    const second = await matterOf(vera);
    const secret = await portalOf(vera);
    const { visitor, body } = await opened(secret);
    expect(body.items).toHaveLength(2);
    await ok(sendBack, agency.users.administrator, at(second, { reason: 'A line is missing' }));
    expect((await visitor.call(see, secret, {})).body.items).toHaveLength(1);
    for (const { id } of await linksOf(agency.tenantId, 'invoice', waiting.id))
      await ok(linkContract.routes.withdraw, agent, { params: { id }, body: { entity: 'invoice' } });
    expect((await visitor.call(see, secret, {})).body.items).toEqual([]);
  });

  it('keeps behind a code what its own link keeps behind one', async () => {
    const vera = await newContact();
    await matterOf(vera, { needsCode: true });
    const { body } = await opened(await portalOf(vera));
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).not.toHaveProperty('amount');
  });

  it('gives no address of a matter of another person, of an unknown one, or to staff', async () => {
    const [vera, max] = [await newContact(), await newContact()];
    await matterOf(vera);
    await matterOf(max);
    const [secret, foreign] = [await portalOf(vera), await portalOf(max)];
    const { visitor } = await opened(secret);
    const { body } = await opened(foreign);
    expect(refusal(await visitor.call(go, secret, { id: body.items[0]?.id }))).toBe('404 portal.noOpen');
    expect(refusal(await visitor.call(go, secret, { id: unknownId() }))).toBe('404 portal.noOpen');
    const staff = Visitor.signedIn(agent);
    const { isPreview, items } = (await staff.call(open, secret, {})).body;
    expect(isPreview).toBe(true);
    expect(refusal(await staff.call(go, secret, { id: items[0]?.id }))).toBe('403 staffSession');
  });
});

describe('other matters', () => {
  it('are the guests of a list up to its cutoff, and not its door', async () => {
    const vera = await newContact();
    const to = { name: 'Vera', email: vera.email, locale: 'en' as const };
    const guests = { ...to, use: 'request' as const };
    const [open, closed] = [
      await listWith(agency, { cutoff: '2030-05-21T16:00' }),
      await listWith(agency, { cutoff: '2026-01-01T16:00' }),
    ];
    for (const { id } of [open, closed]) await ok(guestLinks.share, agent, { params: { id }, body: guests });
    await ok(guestLinks.share, agent, { params: { id: open.id }, body: { ...guests, use: 'door' } });
    const secret = await portalOf(vera);
    const { visitor, body } = await opened(secret);
    expect(body.items).toMatchObject([{ kind: 'guestList', due: '2030-05-21' }]);
    const { url } = (await visitor.call(go, secret, { id: body.items[0]?.id })).body;
    expect(url).toMatch(/\/guestlist\/invitation\/[\w-]{43}$/);
  });
});

describe('staff', () => {
  it('mail one link again and again, copy it and end it', async () => {
    const vera = await newContact();
    const params = { id: vera.id };
    const first = await portalOf(vera);
    const second = await portalOf(vera);
    expect(second).not.toBe(first);
    const { rows } = await ok(links, agent, { params });
    expect(rows).toMatchObject([{ kind: 'portal', recipient: { email: vera.email } }]);
    expect(rows[0]).not.toHaveProperty('secrets');
    const one = { params: { ...params, linkId: rows[0]?.id ?? '' }, body: {} };
    expect((await ok(copy, agent, one)).url).toMatch(/\/portal\/[\w-]{43}$/);
    await ok(withdraw, agent, one);
    expect((await new Visitor().call(open, first, {})).status).toBe(403);
    expect((await new Visitor().call(door, second)).body).toMatchObject({ state: 'withdrawn' });
  });

  it('need the right, their own agency and an address', async () => {
    const vera = await newContact();
    const params = { id: vera.id };
    expect(refusal(await call(send, readOnly, { params, body: {} }))).toBe('403 denied');
    expect((await call(send, other.users.administrator, { params, body: {} })).status).toBe(404);
    const linkId = unknownId();
    expect((await call(copy, agent, { params: { ...params, linkId }, body: {} })).status).toBe(404);
    const ctx = contextOf(agency);
    const kept = await contactStore.get(ctx, vera.id);
    await contactStore.update(ctx, kept, { ...kept, email: '' });
    expect(refusal(await call(send, agent, { params, body: {} }))).toBe('409 portal.noEmail');
  });
});

import { describe, expect, it } from 'vitest';
import { linksOf } from '#functions/domains/relations/link/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { billingAgency } from '#test/api/invoice/agency.ts';
import { Visitor } from '#test/api/link/door.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { ok, refusal } from '#test/support/api.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { workOff } from '#test/support/outbox.ts';
import { ofInvoice, secretIn, sentInvoice } from './sent.ts';
import { listTasks } from './tasks.ts';

const [post, billing] = await Promise.all([mailbox(), billingAgency()]);
const { door, file, forward, open, sayPaid, see, statements } = invoiceLinkContract.routes;
const { finance } = billing.users;
const sent = (more: object = {}, sending: object = {}) => sentInvoice(billing, post.mails, more, sending);
const opened = async (secret: string) => {
  const visitor = new Visitor();
  expect((await visitor.call(open, secret, {})).status).toBe(200);
  return visitor;
};
const now = (id: string) => ok(invoiceContract.routes.get, finance, { params: { id } });

describe('the page of an invoice', () => {
  it('names no document before a person opens it, and changes nothing by GET', async () => {
    const { invoice, secret } = await sent();
    const before = await linksOf(billing.tenantId, 'invoice', invoice.id);
    for (let i = 0; i < 3; i++) {
      const { body } = await new Visitor().call(door, secret);
      expect(body).toMatchObject({ kind: 'invoice', state: 'live' });
      expect(JSON.stringify(body)).not.toContain(invoice.number);
    }
    expect(await linksOf(billing.tenantId, 'invoice', invoice.id)).toEqual(before);
    const lost = await new Visitor().call(see, secret, {});
    expect(refusal(lost)).toBe('403 invalidLoginSession');
    expect(lost.body.errors?.[0]?.target).toBe(`/invoicev2/invitation/${secret}`);
  });

  it('shows the frozen document with its account and the code for a banking app', async () => {
    const { invoice, link, secret } = await sent({ internalNote: 'Never for the payer', reference: 'PO 12' });
    const visitor = new Visitor();
    const { body } = await visitor.call(open, secret, {});
    expect(body).toMatchObject({
      number: invoice.number,
      reference: 'PO 12',
      buyer: 'Test Presents',
      seller: 'Test Agency BV',
      total: 1_090_000,
      open: 1_090_000,
      state: 'open',
      payTo: { iban: 'NL91ABNA0417164300' },
      lines: [{ text: 'Performance', net: 1_000_000, rate: 9000 }],
      canForward: true,
    });
    expect(body.qr?.split('\n').slice(5, 8)).toEqual(['Test Agency', 'NL91ABNA0417164300', 'EUR10900.00']);
    for (const hidden of ['Never for the payer', 'vatRateId', 'owner', 'files/'])
      expect(JSON.stringify(body)).not.toContain(hidden);
    const rows = await ok(linkContract.routes.list, finance, { body: { entity: 'invoice', recordId: invoice.id } });
    expect(rows.rows).toMatchObject([{ id: link.id, opens: 1 }]);
    const { url } = (await visitor.call(file, secret, { inline: true })).body;
    expect((await (await fetch(url)).text()).slice(0, 5)).toBe('%PDF-');
  });

  it('is reached by a copied link too', async () => {
    const { link } = await sent();
    const copied = await ok(linkContract.routes.copy, finance, {
      params: { id: link.id },
      body: { entity: 'invoice' },
    });
    expect(copied.url).toMatch(/\/invoicev2\/invitation\/[\w-]{43}$/);
    const secret = copied.url.split('/').at(-1) ?? '';
    const { body } = await new Visitor().call(open, secret, {});
    expect(body.number).not.toBe('');
  });

  it('shows a payment, and ends when its link is withdrawn', async () => {
    const { invoice, link, secret } = await sent();
    const visitor = await opened(secret);
    await ok(paymentContract.routes.create, finance, {
      params: { id: invoice.id },
      body: { amount: 1_090_000, date: agencyDay() },
    });
    expect((await visitor.call(see, secret, {})).body).toMatchObject({ state: 'paid', open: 0 });
    expect((await now(invoice.id)).settledAt).toBeDefined();
    await ok(linkContract.routes.withdraw, finance, { params: { id: link.id }, body: { entity: 'invoice' } });
    expect((await visitor.call(door, secret)).body).toMatchObject({ state: 'withdrawn' });
    expect(refusal(await visitor.call(see, secret, {}))).toBe('403 link.ended');
  });
});

describe('a payer', () => {
  it('says once that it is paid: a task, and no payment', async () => {
    const { invoice, secret } = await sent();
    const visitor = await opened(secret);
    const said = { on: agencyDay(), reference: 'TX 77' };
    const late = await visitor.call(sayPaid, secret, { ...said, on: addDays(agencyDay(), 2) });
    expect(refusal(late)).toBe('422 invoiceLink.dateInFuture');
    const answers = await Promise.all([1, 2, 3].map(() => visitor.call(sayPaid, secret, said)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.status !== 200).map(refusal)).toEqual(
      Array.from({ length: 2 }, () => '409 invoiceLink.saidPaid'),
    );
    const after = await now(invoice.id);
    expect(after).toMatchObject({ paid: 0, open: 1_090_000, saidPaid: { ...said, by: 'Nina Test' } });
    const tasks = await listTasks(finance, invoice.id);
    expect(tasks).toMatchObject([{ title: `Check the payment of ${invoice.number}` }]);
    await workOff(ofInvoice(billing, invoice.id), 'invoiceStatement');
    const mail = post.mails.findLast(({ to }) => to === finance.user.email);
    expect(mail?.text).toContain('TX 77');
  });

  it('passes it on to one address at a time, three times in all', async () => {
    const { invoice, secret } = await sent();
    const visitor = await opened(secret);
    const to = (email: string) => visitor.call(forward, secret, { name: 'Ada Accounts', email });
    expect(refusal(await to('NINA@test.example'))).toBe('422 invoiceLink.forwardSelf');
    for (const i of [1, 2, 3]) expect((await to(`ada${i}@test.example`)).status).toBe(200);
    expect(refusal(await to('ada4@test.example'))).toBe('403 invoiceLink.forwardsUsed');
    await workOff(ofInvoice(billing, invoice.id), 'documentLink');
    const theirs = secretIn(post.mails, 'ada3@test.example');
    expect(theirs).not.toBe('');
    expect(post.mails.findLast((mail) => mail.to === 'ada3@test.example')?.text).toContain('Nina Test passed it on');
    const { body } = await new Visitor().call(open, theirs, {});
    expect(body).toMatchObject({ number: invoice.number, recipientName: 'Ada Accounts', canForward: false });
    // The old link still works: the first reader remains the payer.
    expect((await visitor.call(see, secret, {})).status).toBe(200);
    const { rows } = await ok(statements, finance, { params: { id: invoice.id } });
    expect(rows.filter(({ type }) => type === 'forwarded')).toHaveLength(3);
  });

  it('asks for the code first, where the sender wants one', async () => {
    const { secret } = await sent({}, { needsCode: true });
    const visitor = new Visitor();
    expect((await visitor.call(door, secret)).body).toMatchObject({ codeTo: 'n•••@test.example' });
    expect(refusal(await visitor.call(open, secret, {}))).toBe('400 required');
    expect(refusal(await visitor.call(open, secret, { code: '000000' }))).toBe('422 link.codeUsedUp');
    expect(refusal(await visitor.call(see, secret, {}))).toBe('403 invalidLoginSession');
  });
});

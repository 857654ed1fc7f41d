import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptsOf, attemptWrites } from '#functions/domains/agreements/card-payment/attempts.ts';
import { handler as followJob } from '#functions/domains/agreements/card-payment/jobs/follow.ts';
import { commit } from '#functions/platform/data/write.ts';
import { signatureOf } from '#scripts/local/card/state.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { cardAccountContract } from '#shared/domains/reference/card-account/contract.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { billingAgency } from '#test/api/invoice/agency.ts';
import { ofInvoice as ofInvoiceRecord, secretIn, sentInvoice } from '#test/api/invoice-link/sent.ts';
import { Visitor } from '#test/api/link/door.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { cardProvider, handEvent, sessionIn } from '#test/support/card.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised } from '#test/support/outbox.ts';

const [post, billing, stranger, provider] = await Promise.all([
  mailbox(),
  billingAgency(),
  makeAgency(),
  cardProvider(),
]);
const { administrator, finance, agent } = billing.users;
const { tenantId, bookkeeping } = billing;
const { open, payByCard, dispute, see } = invoiceLinkContract.routes;
const { ofInvoice, refund, sync } = cardPaymentContract.routes;
const TOTAL = 1_090_000;
const today = dayIn(new Date(), bookkeeping.zone);

beforeAll(async () => {
  const body = { bookkeepingId: bookkeeping.id, key: 'sk_test_local123', rev: 0 };
  await ok(cardAccountContract.routes.connect, administrator, { body });
});
afterAll(() => provider.stop());

async function atPayer() {
  // A recipient gets only so many mails a day.
  const recipient = { name: 'Nina Test', email: `nina-${crypto.randomUUID()}@test.example` };
  const { invoice } = await sentInvoice(billing, post.mails, {}, { recipient });
  const secret = secretIn(post.mails, recipient.email);
  const visitor = new Visitor();
  const { body } = await visitor.call(open, secret, {});
  const pay = () => visitor.call(payByCard, secret, {});
  const page = async () => sessionIn((await pay()).body.url);
  const { id } = invoice;
  return {
    id,
    secret,
    visitor,
    pay,
    page,
    view: body,
    now: () => ok(invoiceContract.routes.get, finance, { params: { id } }),
  };
}
const attempts = async (id: string) => (await ok(ofInvoice, finance, { params: { id } })).rows;
const paymentsOf = async (id: string) =>
  (await ok(paymentContract.routes.ofInvoice, finance, { params: { id } })).rows.map(({ amount, method }) => [
    method,
    amount,
  ]);
/** The kinds of notices to the owner. */
const newsOf = async (id: string) =>
  (await promised(ofInvoiceRecord(billing, id), 'notify')).map(({ payload }) => payload.kind);

describe('a payer with a link', () => {
  it('pays what is not disputed once, though pressed twice and told twice, out of order', async () => {
    const { id, secret, visitor, pay, now, view } = await atPayer();
    expect(view.card).toEqual({ amount: TOTAL, isUnderWay: false });
    const objection = { category: 'amount' as const, text: 'Agreed 300 lower than this.', amount: 30_000 };
    await visitor.call(dispute, secret, objection);
    const [one, two] = await Promise.all([pay(), pay()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.url).toBe(two.body.url);
    const session = sessionIn(one.body.url);
    expect(provider.state.sessions.get(session)?.amount_total).toBe(TOTAL - 30_000);

    await provider.events.decline(session);
    const declined = provider.nextEvents();
    await provider.events.pay(session);
    const paid = provider.nextEvents();
    await provider.deliver(tenantId, [...paid, ...declined, ...paid]);
    expect(await paymentsOf(id)).toEqual([['card', TOTAL - 30_000]]);
    expect(await now()).toMatchObject({ paid: TOTAL - 30_000, open: 30_000 });
    expect(await attempts(id)).toMatchObject([{ n: 1, state: 'paid', booked: TOTAL - 30_000 }]);
    expect((await newsOf(id)).filter((kind) => kind === 'invoiceCardPaid')).toHaveLength(1);
    expect((await visitor.call(see, secret, {})).body.card).toBeUndefined();
    expect(refusal(await pay())).toBe('409 cardPayment.nothingDue');
  });

  it('is refused while a payment is on its way, and told of it', async () => {
    const { id, secret, visitor, pay, page } = await atPayer();
    await provider.events.order(await page());
    expect(refusal(await pay())).toBe('409 cardPayment.inProgress');
    expect((await visitor.call(see, secret, {})).body.card).toEqual({ amount: TOTAL, isUnderWay: true });
    expect(await attempts(id)).toMatchObject([{ state: 'processing' }]);
    provider.nextEvents();
  });

  it('gets a new page when another amount is due, and the old one ends', async () => {
    const { id, page } = await atPayer();
    const first = await page();
    const body = { amount: 90_000, date: today, method: 'bank' as const };
    await ok(paymentContract.routes.create, finance, { params: { id }, body });
    const second = await page();
    expect(second).not.toBe(first);
    expect(provider.state.sessions.get(first)?.status).toBe('expired');
    expect(provider.state.sessions.get(second)?.amount_total).toBe(TOTAL - 90_000);
    expect((await attempts(id)).map(({ state }) => state)).toEqual(['ended', 'open']);
  });

  it('gets the same page after a crash between the attempt and its page', async () => {
    const { id, page } = await atPayer();
    const session = await page();
    const [{ sessionId: _lost, ...attempt }] = (await attemptsOf(tenantId, id)) as [
      Awaited<ReturnType<typeof attemptsOf>>[0],
    ];
    await commit(attemptWrites({ ...attempt }, attempt, new Date()));
    expect(await page()).toBe(session);
    expect(await attempts(id)).toHaveLength(1);
  });

  it('cannot pay by card where the bookkeeping takes none, nor another invoice of the agency', async () => {
    const { secret } = await atPayer();
    expect((await new Visitor().call(payByCard, secret, {})).status).toBe(403);
  });
});

describe('the books', () => {
  it('keep money that came twice as a credit of the company', async () => {
    const { id, page, now } = await atPayer();
    const session = await page();
    const body = { amount: TOTAL, date: today, method: 'bank' as const };
    await ok(paymentContract.routes.create, finance, { params: { id }, body });
    await provider.events.pay(session);
    await provider.deliver(tenantId);
    expect(await now()).toMatchObject({ paid: 2 * TOTAL, open: -TOTAL });
  });

  it('take nothing of another amount: the owner is told', async () => {
    const { id, page, now } = await atPayer();
    await provider.events.pay(await page(), TOTAL - 1);
    const events = provider.nextEvents();
    await provider.deliver(tenantId, [...events, ...events]);
    expect(await now()).toMatchObject({ paid: 0 });
    expect(await attempts(id)).toMatchObject([{ state: 'problem', problem: 'cardPayment.differs' }]);
    expect((await newsOf(id)).filter((kind) => kind === 'invoiceCardProblem')).toHaveLength(1);
  });

  it('get a payment whose event was lost from the hourly job, or when somebody asks', async () => {
    const [one, two] = [await atPayer(), await atPayer()];
    for (const { page } of [one, two]) await provider.events.pay(await page());
    provider.nextEvents();
    expect(await ok(sync, finance, { params: { id: two.id }, body: {} })).toMatchObject({
      rows: [{ state: 'paid' }],
      invoice: { open: 0 },
    });
    await followJob({ scheduledTime: new Date(Date.now() + 2 * 3_600_000).toISOString() });
    expect(await paymentsOf(one.id)).toEqual([['card', TOTAL]]);
    expect(await paymentsOf(two.id)).toEqual([['card', TOTAL]]);
  });

  it('follow a refund to the card and a dispute of the bank, and no one may change such a payment', async () => {
    const { id, page, now } = await atPayer();
    const session = await page();
    await provider.events.pay(session);
    await provider.deliver(tenantId);
    const { rows } = await ok(paymentContract.routes.ofInvoice, finance, { params: { id } });
    const of = { id, paymentId: rows[0]?.id ?? '' };
    const change = { amount: 1, date: today, method: 'bank' as const };
    const update = { params: of, body: { ...change, rev: rows[0]?.rev ?? 0 } };
    expect(refusal(await call(paymentContract.routes.update, finance, update))).toBe('409 payment.fromProvider');
    expect(refusal(await call(paymentContract.routes.remove, finance, { params: of }))).toBe(
      '409 payment.fromProvider',
    );

    const back = (amount: number) => ({ params: { id, n: '1' }, body: { amount } });
    expect(refusal(await call(refund, agent, back(90_000)))).toBe('403 denied');
    expect(refusal(await call(refund, finance, back(TOTAL + 1)))).toBe('409 cardPayment.refundAbove');
    expect((await ok(refund, finance, back(90_000))).invoice).toMatchObject({ open: 90_000 });
    const disputed = await provider.events.dispute(session, 1_000_000);
    await provider.deliver(tenantId);
    expect(await now()).toMatchObject({ open: TOTAL });
    await provider.events.decide(disputed, 'won');
    await provider.deliver(tenantId);
    expect(await now()).toMatchObject({ open: 90_000 });
    expect((await paymentsOf(id)).map(([, amount]) => amount).toSorted()).toHaveLength(4);
  });
});

describe('the receiver of events', () => {
  it('takes none with a wrong or old signature, for an unknown address, or of another text', async () => {
    const { id, page } = await atPayer();
    await provider.events.pay(await page());
    const [event] = provider.nextEvents();
    if (!event) throw new Error('no event was sent');
    const old = signatureOf(event.text, event.receiver.secret, Math.floor(Date.now() / 1000) - 301);
    const other = signatureOf(event.text, 'whsec_other');
    const wrong = [
      { ...event, signature: old },
      { ...event, signature: other },
      { ...event, signature: '' },
      { ...event, text: event.text.replace('completed', 'expired') },
    ];
    for (const one of wrong) expect(refusal(await handEvent(one))).toBe('400 cardPayment.badSignature');
    const nowhere = { ...event.receiver, url: `https://x/${'A'.repeat(22)}` };
    expect(refusal(await handEvent({ ...event, receiver: nowhere }))).toBe('404 notFound');
    expect(await paymentsOf(id)).toEqual([]);
  });

  it('shows attempts to those who see the invoice alone', async () => {
    const { id } = await atPayer();
    for (const route of [ofInvoice, sync])
      expect((await call(route, stranger.users.administrator, { params: { id }, body: {} })).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptsOf } from '#functions/domains/agreements/card-payment/attempts.ts';
import { handler as followJob } from '#functions/domains/agreements/card-payment/jobs/follow.ts';
import { chargeInvoice } from '#functions/domains/agreements/card-payment/public/charge.ts';
import { cardOfSetup, createCustomer, openSetup } from '#functions/platform/card/stored-card.ts';
import { keepCard, type TestCard } from '#scripts/local/card/customers.ts';
import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { cardAccountContract } from '#shared/domains/reference/card-account/contract.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { billingAgency } from '#test/api/invoice/agency.ts';
import { sentInvoice } from '#test/api/invoice-link/sent.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { cardProvider, sessionIn } from '#test/support/card.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';

const [post, billing, stranger, provider] = await Promise.all([
  mailbox(),
  billingAgency(),
  makeAgency(),
  cardProvider(),
]);
const { administrator, finance, agent } = billing.users;
const { tenantId, bookkeeping } = billing;
const { problems, retry, cancel, refund, ofInvoice } = cardPaymentContract.routes;
const KEY = 'sk_test_charge123';
const TOTAL = 1_090_000;

beforeAll(async () => {
  const body = { bookkeepingId: bookkeeping.id, key: KEY, rev: 0 };
  await ok(cardAccountContract.routes.connect, administrator, { body });
});
afterAll(() => provider.stop());

async function storedCard(card: TestCard) {
  const ref = crypto.randomUUID();
  const [customerId, again] = [
    await createCustomer(KEY, { ref, name: 'Agency', email: '' }),
    await createCustomer(KEY, { ref, name: 'Agency', email: '' }),
  ];
  expect(again).toBe(customerId);
  const { sessionId, url } = await openSetup(KEY, customerId, 'https://app.test/back');
  expect(sessionIn(url)).toBe(sessionId);
  expect(await cardOfSetup(KEY, sessionId)).toBeUndefined();
  const session = provider.state.sessions.get(sessionId);
  if (session) keepCard(provider.state, session, card);
  const kept = await cardOfSetup(KEY, sessionId);
  if (!kept) throw new Error('no card');
  return kept;
}
async function issued() {
  const recipient = { name: 'Nina Test', email: `nina-${crypto.randomUUID()}@test.example` };
  const { invoice } = await sentInvoice(billing, post.mails, {}, { recipient });
  return invoice.id;
}
const ctx = () => ({ tenantId, now: new Date() });
const problemsNow = async () => (await ok(problems, finance, { body: {} })).rows;
const stateOf = async (id: string) => {
  const { paid, open } = await ok(invoiceContract.routes.get, finance, { params: { id } });
  return { paid, open };
};

describe('a stored card', () => {
  it('is known by its brand, last digits and end', async () => {
    expect(await storedCard('works')).toMatchObject({ label: 'Visa 4242', expires: '2034-04' });
  });

  it('pays an invoice once, though charged by two at once and told of it again', async () => {
    const [id, card] = [await issued(), await storedCard('works')];
    await Promise.all([chargeInvoice(ctx(), id, card), chargeInvoice(ctx(), id, card)]);
    await chargeInvoice(ctx(), id, card);
    expect(await stateOf(id)).toEqual({ paid: TOTAL, open: 0 });
    const charged = [...provider.state.intents.values()].filter(({ metadata }) => metadata.invoice === id);
    expect(charged).toHaveLength(1);
    const body = { amount: 90_000 };
    const back = await ok(refund, finance, { params: { id, n: 1 }, body });
    expect(back.invoice).toMatchObject({ paid: TOTAL - 90_000 });
  });

  it('goes on with an attempt that was cut off before its answer', async () => {
    const [id, card] = [await issued(), await storedCard('works')];
    process.env.CARD_PROVIDER_URL = 'http://127.0.0.1:9';
    await expect(chargeInvoice(ctx(), id, card)).rejects.toMatchObject({ code: 'cardPayment.noAnswer' });
    process.env.CARD_PROVIDER_URL = provider.url;
    expect(await attemptsOf(tenantId, id)).toMatchObject([{ n: 1, state: 'processing' }]);
    await chargeInvoice(ctx(), id, card);
    expect(await attemptsOf(tenantId, id)).toMatchObject([{ n: 1, state: 'paid', booked: TOTAL }]);
  });

  it('begins no attempt on an invoice that another one has paid meanwhile', async () => {
    const [id, card] = [await issued(), await storedCard('works')];
    const { beginAttempt, payingOf } = await import('#functions/domains/agreements/card-payment/paying.ts');
    const paying = await payingOf(ctx(), id);
    await chargeInvoice(ctx(), id, card);
    const seen = { ...paying, attempts: await attemptsOf(tenantId, id) };
    await expect(beginAttempt(seen, { state: 'processing', card })).rejects.toMatchObject({ code: 'stale' });
    expect(await attemptsOf(tenantId, id)).toHaveLength(1);
  });

  it('is charged once, though the answer was lost and the provider forgot the repeat', async () => {
    const [id, card] = [await issued(), await storedCard('works')];
    const { findCharge } = await import('#functions/platform/card/stored-card.ts');
    await chargeInvoice(ctx(), id, card);
    const [attempt] = await attemptsOf(tenantId, id);
    if (!attempt) throw new Error('no attempt');
    provider.state.answers.clear();
    const asked = { invoiceId: id, n: 1, amount: TOTAL, currency: 'EUR', ...card };
    expect(await findCharge(KEY, asked)).toMatchObject({ intentId: attempt.intentId, report: { state: 'paid' } });
    expect(await findCharge(KEY, { ...asked, n: 2 })).toBeUndefined();
  });
});

describe('a declined card', () => {
  it.each([
    ['declined', 'insufficient_funds'],
    ['asks', 'authentication_required'],
  ] as const)('%s is a problem until the invoice is paid otherwise', async (kind, declined) => {
    const [id, card] = [await issued(), await storedCard(kind)];
    await chargeInvoice(ctx(), id, card);
    expect(await stateOf(id)).toEqual({ paid: 0, open: TOTAL });
    const found = (await problemsNow()).filter(({ invoiceId }) => invoiceId === id);
    expect(found).toMatchObject([{ id: `${id}-1`, state: 'ended', declined, amount: TOTAL, canRetry: true }]);
    const date = dayIn(new Date(), bookkeeping.zone);
    const body = { amount: TOTAL, date, method: 'bank' as const };
    await ok(paymentContract.routes.create, finance, { params: { id }, body });
    expect((await problemsNow()).filter(({ invoiceId }) => invoiceId === id)).toEqual([]);
  });

  it('is tried again by name, the last attempt alone, and another card takes its place', async () => {
    const [id, bad, good] = [await issued(), await storedCard('declined'), await storedCard('works')];
    await chargeInvoice(ctx(), id, bad);
    const { rows } = await ok(retry, finance, { params: { id: `${id}-1` } });
    expect(rows).toMatchObject([
      { n: 1, state: 'ended' },
      { n: 2, state: 'ended', declined: 'insufficient_funds' },
    ]);
    expect(refusal(await call(retry, finance, { params: { id: `${id}-1` } }))).toBe('409 cardPayment.notRetried');
    expect((await problemsNow()).filter(({ invoiceId }) => invoiceId === id)).toMatchObject([{ id: `${id}-2` }]);
    await chargeInvoice(ctx(), id, good);
    expect(await stateOf(id)).toEqual({ paid: TOTAL, open: 0 });
    expect((await problemsNow()).filter(({ invoiceId }) => invoiceId === id)).toEqual([]);
  });

  it('is nobody else’s business', async () => {
    const [id, bad] = [await issued(), await storedCard('declined')];
    await chargeInvoice(ctx(), id, bad);
    const params = { id: `${id}-1` };
    expect((await call(retry, agent, { params })).status).toBe(403);
    expect((await call(problems, agent, { body: {} })).status).toBe(403);
    expect((await call(retry, stranger.users.administrator, { params })).status).toBe(404);
    expect((await ok(problems, stranger.users.administrator, { body: {} })).rows).toEqual([]);
    expect(refusal(await call(cancel, finance, { body: params }))).toBe('409 cardPayment.notCanceled');
    expect((await call(ofInvoice, stranger.users.administrator, { params: { id } })).status).toBe(404);
  });
});

describe('a charge on its way', () => {
  it('is cancelled before it succeeds, and followed by the job where an event is lost', async () => {
    const [id, card] = [await issued(), await storedCard('declined')];
    await chargeInvoice(ctx(), id, card);
    const intent = [...provider.state.intents.values()].find(({ metadata }) => metadata.invoice === id);
    if (!intent) throw new Error('no payment');
    // The bank of the card takes days.
    intent.status = 'processing';
    intent.last_payment_error = null;
    const [attempt] = await attemptsOf(tenantId, id);
    if (!attempt) throw new Error('no attempt');
    const { attemptWrites } = await import('#functions/domains/agreements/card-payment/attempts.ts');
    const { commit } = await import('#functions/platform/data/write.ts');
    const { declined: _declined, ...rest } = attempt;
    await commit(attemptWrites(attempt, { ...rest, state: 'processing' }, new Date()));
    intent.status = 'requires_payment_method';
    const { rows } = await ok(cancel, finance, { body: { id: `${id}-1` } });
    expect(rows).toMatchObject([{ n: 1, state: 'ended' }]);
    expect(intent.status).toBe('canceled');
    await followJob({ scheduledTime: new Date(Date.now() + 7_200_000).toISOString() });
    expect(await stateOf(id)).toEqual({ paid: 0, open: TOTAL });
  });
});

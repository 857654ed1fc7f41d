import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billsOf } from '#functions/domains/operator/subscription/store.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { addDays, addMonths, diffDays } from '#shared/kernel/time/date.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { cardProvider } from '#test/support/card.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { ownTable } from '#test/support/own-table.ts';
import { bills, go, now, ownActs, refreshUsers, write } from './acts.ts';
import {
  type Business,
  billing,
  clientNow,
  operatorBusiness,
  PLAN,
  printBills,
  type Subscribed,
  subscribed,
  today,
  typeCard,
} from './operator.ts';

// There is one operator, whose offer all tests of a table would share.
const stop = await ownTable('subscriptions');
const {
  answerAll,
  entered,
  invited,
  routes: onboarding,
  post,
  stored,
} = await import('#test/api/client-onboarding/walk.ts');
const provider = await cardProvider();
const { set, maximumReached, openInvoice, ofClient, start, paymentMethod, sendInvoice } = subscriptionContract.routes;
let business: Business;
beforeAll(async () => {
  business = await operatorBusiness();
});
afterAll(async () => {
  await provider.stop();
  await stop();
});

const clientOf = (agency: Subscribed) => ({ tenantId: OPERATOR_TENANT, entity: 'client', id: agency.tenantId });
const pay = (id: string, amount: number) =>
  ok(paymentContract.routes.create, business.operator, {
    params: { id },
    body: { amount, date: today(), method: 'bank' as const },
  });

describe('a subscription', () => {
  it('begins with a trial that costs nothing, and sets the seats', async () => {
    const agency = await subscribed(business, { days: 14, seats: 12 });
    expect(await now(agency)).toMatchObject({
      state: 'trial',
      seats: 12,
      users: 7,
      renewsOn: addDays(today(), 14),
      renewal: 12 * PLAN.month,
      takesCards: true,
      billing: { name: 'Test agency BV' },
    });
    expect(await bills(agency)).toEqual([]);
    expect((await clientNow(agency)).maxUsers).toBe(12);
    expect(await ok(maximumReached, agency.users.administrator, {})).toEqual({ isReached: false, users: 7, seats: 12 });
    const again = { clientId: agency.tenantId, plan: 'Team', period: 'month' as const, seats: 12, billing: billing() };
    expect(refusal(await call(start, business.operator, { body: again }))).toBe('409 subscription.exists');
  });

  it('is billed once by two runs at once, with the operator’s VAT and number', async () => {
    const agency = await subscribed(business);
    await Promise.all([go(agency), go(agency), go(agency)]);
    const rows = await bills(agency);
    expect(rows).toMatchObject([{ kind: 'period', seats: 10, total: 32_155, open: 32_155, settlement: 'outstanding' }]);
    const [row] = rows;
    expect(row?.from).toBe(today());
    expect(row?.to).toBe(addDays(addMonths(today(), 1), -1));
    const invoice = await ok(invoiceContract.routes.get, business.operator, { params: { id: row?.invoiceId ?? '' } });
    expect(invoice).toMatchObject({ net: 29_500, tax: 2_655, stage: 'outstanding', supplyFrom: today() });
    expect(await now(agency)).toMatchObject({ state: 'active', renewsOn: addMonths(today(), 1) });
  });

  it('goes on from month to month, also when the job was away', async () => {
    const agency = await subscribed(business);
    await typeCard(provider, agency, 'works');
    await go(agency, 62);
    const rows = await bills(agency);
    expect(rows.map(({ from }) => from)).toEqual([addMonths(today(), 2), addMonths(today(), 1), today()]);
    expect(rows.every(({ open }) => open === 0)).toBe(true);
    expect(await now(agency)).toMatchObject({ state: 'active' });
  });

  it('mails a bill once it is printed, and again when the operator wants it', async () => {
    const agency = await subscribed(business);
    const [bill] = await bills(agency);
    const id = bill?.invoiceId ?? '';
    await printBills(business, [id]);
    await go(agency);
    const of = { tenantId: OPERATOR_TENANT, entity: 'invoice', id };
    expect(await promised(of, 'documentLink')).toHaveLength(1);
    await go(agency);
    expect(await promised(of, 'documentLink')).toHaveLength(1);
    await workOff(of, 'documentLink');
    const to = (await now(agency)).billing.email;
    expect(post.mails.filter((mail) => mail.to === to)).toHaveLength(1);
    await ok(sendInvoice, business.operator, { body: { clientId: agency.tenantId, invoiceId: id } });
    expect(await promised(of, 'documentLink')).toHaveLength(2);
    const { url } = await ok(openInvoice, agency.users.administrator, { params: { id }, body: {} });
    expect(url).toMatch(/\/invoicev2\/invitation\/[\w-]{43}$/);
    const stranger = await subscribed(business);
    expect((await call(openInvoice, stranger.users.administrator, { params: { id }, body: {} })).status).toBe(404);
  });
});

describe('an agency that opened itself', () => {
  it('begins with the trial of the first plan, and with the seats that it chose', async () => {
    await subscribed(business);
    const invitation = await invited();
    const { visitor, seen } = await entered(invitation);
    await answerAll(invitation, visitor, seen);
    expect((await visitor.call(onboarding.submit, invitation.secret, {})).body.stage).toBe('provisioned');
    const { clientId: id } = await stored(invitation.id);
    const { subscription } = await ok(ofClient, business.operator, { params: { id } });
    expect(subscription).toMatchObject({
      state: 'trial',
      plan: PLAN,
      period: 'year',
      seats: 5,
      users: 1,
      renewsOn: addDays(today(), 14),
      billing: { name: 'New Agency BV', email: invitation.email },
    });
  });
});

describe('seats', () => {
  it('are billed for the rest of the period when added, and reduced with the next one', async () => {
    const agency = await subscribed(business, { days: 0, seats: 10 });
    await go(agency);
    const { rev } = await now(agency);
    const { subscription } = await ok(set, agency.users.administrator, { body: { rev, seats: 13 } });
    expect(subscription).toMatchObject({ seats: 13, renewal: 13 * PLAN.month });
    const [added] = await bills(agency);
    // Added on the first day: the whole period.
    expect(added).toMatchObject({ kind: 'seats', seats: 3, from: today(), total: Math.round(3 * 2950 * 1.09) });
    expect((await clientNow(agency)).maxUsers).toBe(13);
    const less = await ok(set, agency.users.administrator, { body: { rev: subscription?.rev ?? 0, seats: 8 } });
    expect(less.subscription).toMatchObject({ seats: 13, next: { seats: 8 }, renewal: 8 * PLAN.month });
    await go(agency, diffDays(today(), addMonths(today(), 1)));
    expect(await now(agency)).toMatchObject({ seats: 8 });
    expect((await clientNow(agency)).maxUsers).toBe(8);
    expect((await bills(agency))[0]).toMatchObject({ kind: 'period', seats: 8 });
  });

  it('are as many as the users at least, and a taken seat is refused to the next user', async () => {
    const agency = await subscribed(business, { days: 5, seats: 7 });
    const { rev } = await now(agency);
    const fewer = await call(set, agency.users.administrator, { body: { rev, seats: 6 } });
    expect(refusal(fewer)).toBe('409 subscription.seatsUsed');
    expect(await ok(maximumReached, agency.users.administrator, {})).toMatchObject({ isReached: true });
    const body = { name: 'New', email: `new-${crypto.randomUUID()}@test.example`, role: 'agent' as const };
    expect(refusal(await call(userContract.routes.invite, agency.users.administrator, { body }))).toBe(
      '409 user.tooMany',
    );
    const { subscription } = await ok(set, agency.users.administrator, { body: { rev, seats: 8 } });
    expect(subscription).toMatchObject({ seats: 8, state: 'trial' });
    // The trial is free.
    expect(await bills(agency)).toEqual([]);
  });
});

describe('a late bill', () => {
  it('of a declined card suspends after 30 days: reading goes on, and paying brings everything back', async () => {
    const agency = await subscribed(business);
    await typeCard(provider, agency, 'declined');
    const [bill] = await bills(agency);
    const id = bill?.invoiceId ?? '';
    expect(await now(agency)).toMatchObject({ state: 'pastDue', suspendsOn: addDays(today(), 30) });
    expect((await write(agency)).status).toBe(200);
    for (const days of [1, 3, 5, 7, 9]) await go(agency, days);
    expect((await billsOf(noOf(agency.tenantId)))[0]).toMatchObject({ tries: 4 });
    await go(agency, 30);
    expect(await now(agency)).toMatchObject({ state: 'suspended' });
    // No further period is billed meanwhile.
    await go(agency, 65);
    expect((await bills(agency)).filter(({ kind }) => kind === 'period')).toHaveLength(1);
    await refreshUsers(agency);
    expect(refusal(await write(agency))).toBe('403 readOnly');
    await ownActs(agency.users.administrator);
    expect((await call(artistContract.routes.list, agency.users.administrator, { body: {} })).status).toBe(200);
    await pay(id, bill?.total ?? 0);
    const [follow] = await promised({ tenantId: OPERATOR_TENANT, entity: 'invoice', id }, 'subscription');
    expect(follow?.payload).toEqual({ id: agency.tenantId });
    await go(agency, 65);
    // The days in between are not billed. The card is still declined, so the new period is late at once.
    const renewsOn = addMonths(addDays(today(), 65), 1);
    expect(await now(agency)).toMatchObject({ state: 'pastDue', renewsOn, suspendsOn: addDays(today(), 95) });
    await refreshUsers(agency);
    expect((await write(agency)).status).toBe(200);
    const news = await promised(clientOf(agency), 'subscriptionNews');
    const changes = news.map(({ payload: { before, after } }) => `${before} ${after}`);
    expect(changes.toSorted()).toEqual(['active pastDue', 'active pastDue', 'pastDue suspended', 'suspended active']);
    await workOff(clientOf(agency), 'subscriptionNews');
    const mail = post.mails.filter((one) => one.to === agency.users.administrator.user.email);
    expect(mail.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1])).toHaveLength(4);
  });

  it('is paid at once by another card', async () => {
    const agency = await subscribed(business);
    await typeCard(provider, agency, 'asks');
    expect(await now(agency)).toMatchObject({ state: 'pastDue' });
    const after = await typeCard(provider, agency, 'works');
    expect(after).toMatchObject({ state: 'active', card: { label: 'Visa 4242' } });
    expect((await bills(agency)).map(({ open }) => open)).toEqual([0]);
    expect(await ok(paymentMethod, agency.users.administrator, {})).toMatchObject({ card: { label: 'Visa 4242' } });
  });
});

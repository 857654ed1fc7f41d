import { afterAll, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { sendDue } from '#functions/domains/operator/webhook/turn.ts';
import { documents } from '#functions/platform/data/table.ts';
import * as queue from '#functions/platform/jobs/queue.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { webhookContract } from '#shared/domains/operator/webhook/contract.ts';
import type { WebhookInput } from '#shared/domains/operator/webhook/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Activity } from '#shared/kernel/record/record.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { billingAgency, issuedInvoice, line } from '#test/api/invoice/agency.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';
import { startReceiver } from '#test/support/receiver.ts';
import { runAs, workerOf } from '#test/support/rights.ts';
import { isSignedBy } from '#test/support/signature.ts';
import { stream } from '#test/support/webhook.ts';

const { routes } = webhookContract;
const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let agency: Agency;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
let woken: MockInstance<typeof queue.enqueue>;
beforeEach(async () => {
  agency = await makeAgency();
  receiver.posted.length = 0;
  Object.assign(receiver.answers, { status: 200, text: '' });
  woken = vi.spyOn(queue, 'enqueue').mockResolvedValue();
});

const admin = () => agency.users.administrator;
const input = (more: Partial<WebhookInput> = {}): WebhookInput => ({
  name: 'Website',
  url: `${receiver.origin}/hook`,
  kinds: ['show'],
  actions: ['created', 'changed', 'deleted'],
  isActive: true,
  ...more,
});
const make = async (more?: Partial<WebhookInput>) => {
  const { secret, webhook } = await ok(routes.create, admin(), { body: input(more) });
  return { secret, ...webhook };
};
type Made = Awaited<ReturnType<typeof make>>;
interface Woken {
  readonly payload: { readonly endpointId: string };
}
/** A turn of an endpoint, so many milliseconds later. */
const turn = ({ id }: Pick<Made, 'id'>, later = 0) =>
  runAs(workerOf('webhook'), () =>
    sendDue({ tenantId: agency.tenantId, endpointId: id }, () => new Date(Date.now() + later)),
  );
const addShow = () => ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency) });
const drop = (id: string) => ok(showContract.routes.remove, agency.users.agent, { params: { id } });
const heard = (id: string, now?: Date) => stream(agency.tenantId, 'show', id, now);
const bodies = () => receiver.posted.map(({ body }) => JSON.parse(body.toString()));
const types = () => bodies().map(({ type }) => type);
const rowsOf = async ({ id }: Pick<Made, 'id'>, isFailed = false) =>
  (await ok(routes.deliveries, admin(), { body: { id, isFailed } })).rows;
/** The news for administrators, newest first. */
const news = async () => {
  const log = (await activityOf(agency.tenantId, 'webhook', 0)) as (Activity & { outbox?: OutboxEntry[] })[];
  return log.flatMap(({ outbox = [] }) => outbox.flatMap((one) => (one.type === 'webhookNews' ? [one.payload] : [])));
};
const stateOf = (webhook: Pick<Made, 'id'>) => ok(routes.get, admin(), { body: { id: webhook.id } });
async function activate(hook: Pick<Made, 'id'>, isActive = true): Promise<void> {
  const { id, rev, name, url, kinds, actions } = await stateOf(hook);
  await ok(routes.update, admin(), { body: { id, rev, name, url, kinds, actions, isActive } });
}

test('a change arrives once, signed, with ids only', async () => {
  const [hook, show] = [await make(), await addShow()];
  expect(await heard(show.id)).toEqual([]);
  expect(await heard(show.id)).toEqual([]);
  expect(await turn(hook)).toBe(1);
  expect(await turn(hook)).toBe(0);
  const [posted] = receiver.posted;
  if (!posted) throw new Error('nothing came');
  const [body] = bodies();
  expect(body).toEqual({
    id: posted.headers['webhook-id'],
    type: 'show.created',
    at: expect.any(String),
    agency: { id: agency.tenantId },
    record: { kind: 'show', id: show.id, no: expect.any(Number), rev: 1 },
  });
  expect(isSignedBy(hook.secret, posted)).toBe(true);
  expect(await rowsOf(hook)).toMatchObject([{ id: body.id, state: 'delivered', tries: 1, status: 200 }]);
  expect(await stateOf(hook)).toMatchObject({ health: 'healthy' });
});

test('only chosen kinds and actions of the own agency are sent', async () => {
  const [hook, invoices] = [await make({ actions: ['deleted'] }), await make({ kinds: ['invoice'] })];
  const others = await makeAgency();
  const foreign = await ok(showContract.routes.insert, others.users.agent, { body: showInput(others) });
  const show = await addShow();
  await drop(show.id);
  await heard(show.id);
  await stream(others.tenantId, 'show', foreign.id);
  await Promise.all([turn(hook), turn(invoices)]);
  expect(types()).toEqual(['show.deleted']);
  expect(bodies()[0].record.id).toBe(show.id);
});

test('a later event of a record waits for the earlier one; other records go on', async () => {
  const [hook, show, other] = [await make(), await addShow(), await addShow()];
  await drop(show.id);
  receiver.answers.status = 500;
  receiver.answers.text = 'no room';
  await heard(show.id);
  await turn(hook);
  expect(types()).toEqual(['show.created']);
  expect((await rowsOf(hook)).map(({ state, tries }) => [state, tries])).toEqual([
    ['waiting', 0],
    ['waiting', 1],
  ]);
  expect((await rowsOf(hook))[1]).toMatchObject({ failure: 'status', status: 500, answer: 'no room' });
  receiver.answers.status = 204;
  await heard(other.id);
  await turn(hook);
  expect(bodies().at(-1).record.id).toBe(other.id);
  await turn(hook, 11 * SECOND);
  expect(
    bodies()
      .filter(({ record }) => record.id === show.id)
      .map(({ type }) => type),
  ).toEqual(['show.created', 'show.created', 'show.deleted']);
  expect((await rowsOf(hook)).every(({ state }) => state === 'delivered')).toBe(true);
});

test('an endpoint that fails rests, so that a dead one takes few of the workers', async () => {
  const hook = await make();
  receiver.answers.status = 503;
  for (let i = 0; i < 8; i++) await heard((await addShow()).id);
  await turn(hook);
  const before = receiver.posted.length;
  expect(before).toBeGreaterThanOrEqual(3);
  expect(before).toBeLessThan(8);
  expect(woken).toHaveBeenLastCalledWith('webhook', [expect.objectContaining({ type: 'webhookTurn' })], 60);
  expect(await turn(hook, 30 * SECOND)).toBe(0);
  receiver.answers.status = 200;
  expect(await turn(hook, 61 * SECOND)).toBe(8);
  expect((await rowsOf(hook)).every(({ state }) => state === 'delivered')).toBe(true);
});

test('a delivery is given up after three days, and administrators are told once', async () => {
  const [hook, show, other] = [await make(), await addShow(), await addShow()];
  receiver.answers.status = 503;
  await heard(show.id);
  await heard(other.id);
  for (const later of [0, HOUR, DAY, 2 * DAY, 3 * DAY - HOUR]) await turn(hook, later);
  expect((await rowsOf(hook, true)).length).toBe(2);
  expect(await stateOf(hook)).toMatchObject({ health: 'failing', isActive: true });
  expect(await news()).toEqual([{ endpointId: hook.id, name: 'Website', news: 'failing' }]);
});

test('after five days of failures an endpoint is paused; what waits is ended and can be sent again', async () => {
  const hook = await make();
  const [show, later] = [await addShow(), await addShow()];
  receiver.answers.status = 500;
  await heard(show.id);
  await turn(hook);
  await heard(later.id, new Date(Date.now() + 5 * DAY));
  await turn(hook, 5 * DAY + HOUR);
  expect(await stateOf(hook)).toMatchObject({ isActive: false, pausedBy: 'failing', health: 'paused' });
  await turn(hook, 5 * DAY + 2 * HOUR);
  expect((await rowsOf(hook, true)).length).toBe(2);
  expect(await news()).toEqual([{ endpointId: hook.id, name: 'Website', news: 'paused' }]);
  await heard(show.id, new Date(Date.now() + 6 * DAY));
  expect(await rowsOf(hook)).toHaveLength(2);
  await activate(hook);
  const newest = await addShow();
  await heard(newest.id, new Date(Date.now() + 7 * DAY));
  await turn(hook, 7 * DAY);
  expect(await stateOf(hook)).toMatchObject({ isActive: true, health: 'failing' });
});

test('410 pauses an endpoint at once', async () => {
  const [hook, show] = [await make(), await addShow()];
  receiver.answers.status = 410;
  await heard(show.id);
  await turn(hook);
  expect(await stateOf(hook)).toMatchObject({ isActive: false, pausedBy: 'gone' });
  expect(await rowsOf(hook, true)).toMatchObject([{ state: 'failed', status: 410, tries: 1 }]);
  const [delivery] = await rowsOf(hook, true);
  const again = await call(routes.replay, admin(), { body: { id: hook.id, deliveryId: delivery?.id ?? '' } });
  expect(refusal(again)).toBe('409 webhook.paused');
});

test('during a rotation both secrets sign, for a day', async () => {
  const hook = await make();
  const { secret, webhook } = await ok(routes.rotate, admin(), { body: { id: hook.id, rev: hook.rev } });
  expect(webhook.rotatesUntil).toBeDefined();
  for (const later of [0, DAY + HOUR]) {
    const show = await addShow();
    await heard(show.id, new Date(Date.now() + later));
    await turn(hook, later);
  }
  const signers = receiver.posted.map((one) => [isSignedBy(hook.secret, one), isSignedBy(secret, one)]);
  expect(signers).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('failed deliveries are sent again, with their ids', async () => {
  const [hook, show] = [await make(), await addShow()];
  receiver.answers.status = 410;
  await heard(show.id);
  await turn(hook);
  await activate(hook);
  receiver.answers.status = 200;
  const [failed] = await rowsOf(hook, true);
  await ok(routes.replay, admin(), { body: { id: hook.id, deliveryId: failed?.id ?? '' } });
  const twice = await call(routes.replay, admin(), { body: { id: hook.id, deliveryId: failed?.id ?? '' } });
  expect(refusal(twice)).toBe('409 webhook.waiting');
  expect(await rowsOf(hook, true)).toEqual([]);
  await turn(hook);
  expect(bodies().map(({ id }) => id)).toEqual([failed?.id, failed?.id]);
  expect(await rowsOf(hook)).toMatchObject([{ state: 'delivered', tries: 1 }]);
});

test('all failed ones of a period are sent again', async () => {
  const hook = await make();
  for (const show of [await addShow(), await addShow()]) await heard(show.id);
  const { id } = hook;
  await activate(hook, false);
  await turn(hook);
  expect((await rowsOf(hook, true)).map(({ failure, tries }) => [failure, tries])).toEqual([
    ['paused', 0],
    ['paused', 0],
  ]);
  await activate(hook);
  const today = dayIn(new Date(), 'Europe/Amsterdam');
  const none = await ok(routes.replayFailed, admin(), { body: { id, from: '2020-01-01', to: '2020-01-31' } });
  expect(none).toEqual({ count: 0, hasMore: false });
  expect(await ok(routes.replayFailed, admin(), { body: { id, from: today, to: today } })).toEqual({
    count: 2,
    hasMore: false,
  });
  await turn(hook);
  expect(types()).toEqual(['show.created', 'show.created']);
});

test('a test event says nothing of a record', async () => {
  const hook = await make();
  const { id } = await ok(routes.sendTest, admin(), { body: { id: hook.id } });
  await turn(hook);
  expect(bodies()).toEqual([{ id, type: 'webhook.test', at: expect.any(String), agency: { id: agency.tenantId } }]);
});

test('the job wakes an endpoint whose message was lost', async () => {
  const [hook, show] = [await make(), await addShow()];
  await heard(show.id);
  woken.mockClear();
  const { handler } = await import('#functions/domains/operator/webhook/jobs/retry.ts');
  const run = (later: number) => handler({ scheduledTime: new Date(Date.now() + later).toISOString() });
  const ids = () =>
    woken.mock.calls.flatMap(([, messages]) => messages).map((one) => (one as Woken).payload.endpointId);
  await run(SECOND);
  expect(ids()).not.toContain(hook.id);
  await run(HOUR);
  expect(ids()).toContain(hook.id);
});

test('a payment is an event, although the log of its invoice tells of it', async () => {
  const billing = await billingAgency();
  agency = billing;
  const hook = await make({ kinds: ['payment'] });
  const invoice = await issuedInvoice(billing, { lines: [line(billing, 10_000)] });
  const body = { amount: 5000, date: agencyDay() };
  await ok(paymentContract.routes.create, billing.users.finance, { params: { id: invoice.id }, body });
  await stream(agency.tenantId, 'invoice', invoice.id);
  await turn(hook);
  expect(bodies()).toMatchObject([{ type: 'payment.created', record: { kind: 'payment', rev: 1 } }]);
  expect(bodies()[0].id).toMatch(/^\w{26}-1$/);
});

test('a batch keeps the order of a record when a write fails in its middle', async () => {
  const [hook, show] = [await make(), await addShow()];
  await drop(show.id);
  const send = documents.send.bind(documents);
  let isRefused = true;
  const spy = vi.spyOn(documents, 'send').mockImplementation((async (command: { input: object }) => {
    if (isRefused && JSON.stringify(command.input).includes('show.created')) throw new Error('no table');
    return send(command as never);
  }) as never);
  expect(await heard(show.id)).toEqual([1]);
  expect(await rowsOf(hook)).toEqual([]);
  isRefused = false;
  expect(await heard(show.id)).toEqual([]);
  spy.mockRestore();
  await turn(hook);
  expect(types()).toEqual(['show.created', 'show.deleted']);
});

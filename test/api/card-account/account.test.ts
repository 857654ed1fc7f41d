import { afterAll, describe, expect, it } from 'vitest';
import { readItem } from '#functions/platform/data/read.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { cardAccountContract } from '#shared/domains/reference/card-account/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { billingAgency } from '#test/api/invoice/agency.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { cardProvider, handEvent } from '#test/support/card.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const [billing, other, provider] = await Promise.all([billingAgency(), makeAgency(), cardProvider()]);
const { administrator, agent, readOnly } = billing.users;
const { connect, disconnect, list, test } = cardAccountContract.routes;
const { id: bookkeepingId } = billing.bookkeeping;
const no = noOf(bookkeepingId);
const KEY = 'sk_test_local456';
const body = (key: string, rev = 0) => ({ body: { bookkeepingId, key, rev } });
const ours = async () => (await ok(list, administrator, {})).rows.find((one) => one.bookkeepingId === bookkeepingId);
afterAll(() => provider.stop());

describe('the account of a bookkeeping at the card provider', () => {
  it('is refused in words: a key of another kind, one that nobody knows, and one that may too little', async () => {
    expect(refusal(await call(connect, administrator, body('pk_test_local456')))).toBe('400 cardAccount.key');
    expect(refusal(await call(connect, administrator, body('sk_test_that_is_refused')))).toBe(
      '422 cardAccount.keyRefused',
    );
    expect(refusal(await call(connect, administrator, body('rk_test_that_is_weak')))).toBe(
      '422 cardAccount.notAllowed',
    );
    expect(await ours()).toMatchObject({ rev: 0 });
    expect(provider.state.receivers.size).toBe(0);
  });

  it('is for those alone who may change master data, in their own agency', async () => {
    for (const user of [agent, readOnly]) expect(refusal(await call(connect, user, body(KEY)))).toBe('403 denied');
    expect((await call(connect, other.users.administrator, body(KEY))).status).toBe(404);
    expect(provider.state.receivers.size).toBe(0);
  });

  it('is connected with a receiver of its own, and no secret leaves the server or lies open in the table', async () => {
    const shown = await ok(connect, administrator, body(KEY));
    expect(shown).toMatchObject({ rev: 1, account: { name: 'Test account', keyEnd: 'l456', isTest: true } });
    expect(JSON.stringify(shown)).not.toContain(KEY);
    const [receiver] = provider.state.receivers.values();
    expect(receiver?.url).toMatch(/\/api\/v1\/cardevents\/[\w-]{22}$/);
    const kept = JSON.stringify(await readItem({ pk: `${billing.tenantId}#cardAccount#${no}`, sk: 'R' }));
    expect(kept).toContain('l456');
    expect(kept).not.toContain(KEY);
    expect(kept).not.toContain(receiver?.secret);
    expect(await ok(test, administrator, { body: { bookkeepingId } })).toEqual({ outcome: 'ok' });
    expect(JSON.stringify(await activityOf(billing.tenantId, 'bookkeeping', no))).not.toContain(KEY);
  });

  it('is changed once: the receiver of the old key ends', async () => {
    const answers = await Promise.all([
      call(connect, administrator, body('sk_test_newer111', 1)),
      call(connect, administrator, body('sk_test_newer222', 1)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ours())?.rev).toBe(2);
    expect(provider.state.receivers.size).toBe(1);
  });

  it('forgets its key: events of its receiver find nobody', async () => {
    await provider.events.send('checkout.session.completed', { metadata: {} });
    const [event] = provider.nextEvents().slice(-1);
    expect(await ok(disconnect, administrator, { body: { bookkeepingId, rev: 2 } })).toEqual({
      bookkeepingId,
      bookkeepingName: 'Main book',
      rev: 3,
    });
    if (event) expect(refusal(await handEvent(event))).toBe('404 notFound');
    expect(refusal(await call(test, administrator, { body: { bookkeepingId } }))).toBe('409 cardAccount.notConnected');
  });

  it('says that the provider does not answer', async () => {
    const url = process.env.CARD_PROVIDER_URL;
    process.env.CARD_PROVIDER_URL = 'http://127.0.0.1:9';
    expect(refusal(await call(connect, administrator, body(KEY, 3)))).toBe('503 cardAccount.noAnswer');
    process.env.CARD_PROVIDER_URL = url;
  });
});

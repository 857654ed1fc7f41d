import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { addMonths, diffDays } from '#shared/kernel/time/date.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { cardProvider } from '#test/support/card.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { ownTable } from '#test/support/own-table.ts';
import { bills, go, now, refreshUsers, write } from './acts.ts';
import { type Business, billing, clientNow, operatorBusiness, PLAN, subscribed, today } from './operator.ts';

const stop = await ownTable('terms');
const provider = await cardProvider();
const { get, set, invoices, ofClient, ofClients } = subscriptionContract.routes;
let business: Business;
beforeAll(async () => {
  business = await operatorBusiness();
});
afterAll(async () => {
  await provider.stop();
  await stop();
});

describe('an end', () => {
  it('comes with the period, and can be taken back before and after', async () => {
    const agency = await subscribed(business);
    await go(agency);
    const admin = agency.users.administrator;
    const change = async (body: object) => {
      const { subscription } = await ok(set, admin, { body: { rev: (await now(agency)).rev, ...body } });
      return subscription;
    };
    const end = addMonths(today(), 1);
    expect(await change({ isEnding: true })).toMatchObject({ endsOn: end, state: 'active' });
    expect((await change({ isEnding: false }))?.endsOn).toBeUndefined();
    expect(await change({ isEnding: true })).toMatchObject({ endsOn: end });
    await go(agency, 40);
    expect((await bills(agency)).filter(({ kind }) => kind === 'period')).toHaveLength(1);
    await refreshUsers(agency);
    expect(refusal(await write(agency))).toBe('403 readOnly');
    expect((await clientNow(agency)).isActive).toBe(true);
  });
});

describe('other terms', () => {
  it('count with the next period: plan, length, and their price', async () => {
    const agency = await subscribed(business);
    await go(agency);
    const body = { rev: (await now(agency)).rev, plan: 'Large', period: 'year' as const };
    const { subscription } = await ok(set, agency.users.administrator, { body });
    expect(subscription).toMatchObject({ plan: PLAN, period: 'month', renewal: 10 * 49_000 });
    const back = { rev: subscription?.rev ?? 0, plan: 'Team', period: 'month' as const };
    const undone = (await ok(set, agency.users.administrator, { body: back })).subscription;
    expect(undone?.next).toBeUndefined();
    await ok(set, agency.users.administrator, { body: { ...body, rev: undone?.rev ?? 0 } });
    const day = addMonths(today(), 1);
    await go(agency, diffDays(today(), day));
    expect(await now(agency)).toMatchObject({ plan: { name: 'Large' }, period: 'year', renewsOn: addMonths(day, 12) });
  });

  it('of a stale page are refused, and a wrong plan at its field', async () => {
    const agency = await subscribed(business, { days: 3 });
    const { rev } = await now(agency);
    await ok(set, agency.users.administrator, { body: { rev, billing: billing({ name: 'Renamed BV' }) } });
    expect(await now(agency)).toMatchObject({ billing: { name: 'Renamed BV' } });
    expect(refusal(await call(set, agency.users.administrator, { body: { rev, seats: 20 } }))).toBe('409 stale');
    const wrong = { rev: (await now(agency)).rev, plan: 'None' };
    expect(await call(set, agency.users.administrator, { body: wrong })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'choice', field: 'plan' }] },
    });
  });
});

describe('a bill that cannot be issued', () => {
  it('is a problem of the operator until the details are right', async () => {
    const agency = await subscribed(business, {
      more: { billing: billing({ address: { countryId: 'DE' }, vatNumber: 'DE123456789' }) },
    });
    await go(agency);
    const list = async () => (await ok(ofClients, business.operator, { body: { clientIds: [agency.tenantId] } })).rows;
    expect(await list()).toMatchObject([{ state: 'active', problem: expect.any(String) }]);
    expect(await bills(agency)).toEqual([]);
    const { rev } = await now(agency);
    await ok(set, agency.users.administrator, { body: { rev, billing: billing() } });
    expect((await list())[0]).not.toHaveProperty('problem');
  });
});

describe('strangers', () => {
  it('see nothing of it', async () => {
    const agency = await subscribed(business);
    const none = await makeAgency();
    expect(await ok(get, none.users.administrator, {})).toEqual({});
    expect(await ok(invoices, none.users.administrator, {})).toEqual({ rows: [] });
    expect(refusal(await call(set, none.users.administrator, { body: { rev: 1, seats: 20 } }))).toBe(
      '409 subscription.none',
    );
    expect((await call(set, agency.users.agent, { body: { rev: 1, seats: 20 } })).status).toBe(403);
    expect((await call(get, agency.users.artist, {})).status).toBe(403);
    expect((await call(ofClient, agency.users.administrator, { params: { id: agency.tenantId } })).status).toBe(403);
  });
});

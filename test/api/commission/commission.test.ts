import { beforeAll, expect, it } from 'vitest';
import { lists } from '#functions/domains/operator/system/lists.ts';
import { commissionIn } from '#shared/domains/agreements/money/lists.ts';
import { commissionContract } from '#shared/domains/booking/commission/contract.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';

const { list, sums, export: exportRoute } = commissionContract.routes;
const today = agencyDay();
let agency: Agency;
let other: Agency;

/** A show with a saved deal of 1,000.01 and 15 %. */
async function dealt(daysAgo: number, agents: readonly [string, number][], status = 'Confirmed') {
  const day = addDays(today, -daysAgo);
  const { agent } = agency.users;
  const times = { start: `${day}T20:00`, end: `${day}T22:00`, statusId: agency.status(status).id };
  const { id } = await ok(showContract.routes.insert, agency.users.administrator, { body: showInput(agency, times) });
  const commission = { rate: 15_000, agents: agents.map(([userId, weight]) => ({ userId, weight })) };
  const body = { currency: 'EUR' as const, guarantee: 100_001, commission, rev: 0 };
  await ok(dealContract.routes.update, agent, { params: { id }, body });
  return id;
}
const rowsOf = async (match: object = {}) => (await ok(list, agency.users.agent, { body: match as never })).rows;
const ids = () => [agency.users.agent.user.id, agency.users.administrator.user.id] as const;

beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const [first, second] = ids();
  await dealt(1, [
    [first, 50_000],
    [second, 50_000],
  ]);
  await dealt(40, [[second, 100_000]]);
  await dealt(41, []);
  await dealt(0, [[first, 100_000]]);
  await dealt(3, [[first, 100_000]], 'Option');
});

it('is earned by the agents of played shows, by their weights, and adds up to the commission', async () => {
  const [first, second] = ids();
  const rows = await rowsOf({ sort: { by: 'date', direction: 'desc' } });
  const parts = rows.map(({ agentId, base, rate, commission, amount }) => [agentId, base, rate, commission, amount]);
  expect(parts.slice(0, 2)).toEqual(
    expect.arrayContaining([first, second].map((agentId) => [agentId, 100_001, 15_000, 15_000, 7500])),
  );
  expect(parts.slice(2)).toEqual([
    [second, 100_001, 15_000, 15_000, 15_000],
    [undefined, 100_001, 15_000, 15_000, 15_000],
  ]);
});

it('has the same sum by agent and month as the list behind it', async () => {
  const { agents, rows } = await ok(sums, agency.users.agent, { body: {} });
  expect(rows).toEqual([{ currency: 'EUR', count: 4, total: 45_000 }]);
  expect(agents.reduce((sum, { total }) => sum + total, 0)).toBe(45_000);
  for (const { agentId, month, currency, total, count } of agents) {
    const found = await rowsOf(commissionIn({ currency }, month, agentId ?? null));
    expect([found.length, found.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([count, total]);
  }
});

it('follows the deal and the show, and the list agrees with the deals', async () => {
  const [first] = ids();
  const id = await dealt(2, [[first, 100_000]]);
  const mine = async () => (await rowsOf()).filter(({ showId }) => showId === id).map(({ amount }) => amount);
  expect(await mine()).toEqual([15_000]);
  const { deal } = await ok(dealContract.routes.get, agency.users.agent, { params: { id } });
  const { settlement: _counts, exchange: _rate, ...terms } = deal;
  await ok(dealContract.routes.update, agency.users.agent, {
    params: { id },
    body: { ...terms, guarantee: 200_000, rev: deal.rev },
  });
  expect(await mine()).toEqual([30_000]);
  const found = await lists.find(({ name }) => name === 'deal')?.check(agency.tenantId);
  expect(found).toEqual([]);
  const { rev } = await ok(showContract.routes.get, agency.users.agent, { params: { id } });
  const statusId = agency.status('Cancelled').id;
  await ok(showContract.routes.setStatus, agency.users.agent, { params: { id }, body: { rev, statusId } });
  expect(await mine()).toEqual([]);
});

it('is hidden from those who may not see deals, from outside, and from other agencies', async () => {
  const reader = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['show.read'] });
  const outsider = await makeSignedIn(agency.tenantId, { role: 'artist', permissions: ['show.read', 'show.readDeal'] });
  for (const caller of [reader, outsider])
    for (const route of [list, sums, exportRoute])
      expect(refusal(await call(route as typeof list, caller, { body: {} }))).toBe('403 denied');
  expect((await ok(list, other.users.agent, { body: {} })).total).toBe(0);
  const unlinked = await makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false });
  expect((await ok(list, unlinked, { body: {} })).total).toBe(0);
});

it('leaves as an Excel file', async () => {
  const file = await ok(exportRoute, agency.users.agent, { body: {} });
  expect(file.name).toBe(`Commission ${today}.xlsx`);
});

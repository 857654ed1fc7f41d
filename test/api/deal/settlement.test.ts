import { describe, expect, test } from 'vitest';
import { datedRates } from '#functions/domains/reference/exchange-rate/rates.ts';
import { commit } from '#functions/platform/data/write.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { routes } = dealContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;

/** 100 tickets of 20.00, 80 % of the net and half of the guarantee of 500.00 in advance. */
async function makeDeal() {
  const { id } = await ok(showContract.routes.insert, agent(), { body: showInput(agency) });
  const body = {
    rev: 0,
    type: 'versusGross' as const,
    currency: 'EUR',
    guarantee: 50_000,
    percentage: 80_000,
    tickets: [{ key: 'all', name: 'All', capacity: 100, sold: 50, price: 2000 }],
    deposits: [{ key: 'half', rate: 50_000, due: { rule: 'beforeShow' as const, days: 7 } }],
  };
  await ok(routes.update, agent(), { params: { id }, body });
  return id;
}
const counts = {
  tickets: [{ key: 'all', sold: 90, comps: 4 }],
  received: [{ key: 'half', amount: 25_000 }],
  adjustments: [{ text: 'Catering', amount: -1000 }],
};

describe('a settlement', () => {
  test('goes from counts to what the artist walks with', async () => {
    const id = await makeDeal();
    const before = await ok(routes.settlement, agent(), { params: { id } });
    expect(before.settlement.outcome).toMatchObject({ sold: 50, artistGets: 80_000 });
    const { settlement, deal } = await ok(routes.count, agent(), { params: { id }, body: { ...counts, rev: 1 } });
    expect(deal.rev).toBe(2);
    expect(settlement.outcome).toMatchObject({ sold: 90, comps: 4, gross: 180_000, artistGets: 144_000 });
    expect(settlement.promoter.balance).toBe(144_000 - 25_000 - 1000);
    expect(settlement.artist.balance).toBe(144_000 - 21_600 - 1000);
    expect(await ok(showContract.routes.get, agent(), { params: { id } })).toMatchObject({
      expected: { minor: 144_000 },
    });
  });

  test('once closed stands, until it is opened again with a reason', async () => {
    const id = await makeDeal();
    const closed = await ok(routes.close, agent(), { params: { id }, body: { rev: 1 } });
    expect(closed.deal.settlement.closedBy).toBe(agent().user.name);
    expect(closed.settlement.counted.tickets).toEqual([{ key: 'all', sold: 50, comps: 0 }]);
    const count = await call(routes.count, agent(), { params: { id }, body: { ...counts, rev: 2 } });
    expect(refusal(count)).toBe('409 deal.settled');
    const update = await call(routes.update, agent(), { params: { id }, body: { currency: 'EUR', rev: 2 } });
    expect(refusal(update)).toBe('409 deal.settled');
    const silent = await call(routes.reopen, agent(), { params: { id }, body: { rev: 2, reason: '' } });
    expect(silent).toMatchObject({ status: 400, body: { errors: [{ code: 'required', field: 'reason' }] } });
    const open = await ok(routes.reopen, agent(), { params: { id }, body: { rev: 2, reason: 'Late tickets' } });
    expect(open.deal.settlement).toMatchObject({ reopenedFor: 'Late tickets' });
    expect(open.deal.settlement.closedAt).toBeUndefined();
    const counted = await ok(routes.count, agent(), { params: { id }, body: { ...counts, rev: 3 } });
    expect(counted.deal.settlement).toMatchObject({ reopenedFor: 'Late tickets', tickets: [{ sold: 90 }] });
    const twice = await call(routes.reopen, agent(), { params: { id }, body: { rev: 4, reason: 'Again' } });
    expect(refusal(twice)).toBe('409 deal.notSettled');
  });

  test('is closed on the fee alone, whose rate is frozen then', async () => {
    const usd = { currency: 'USD', rate: '1.25', date: '2026-05-04', source: 'manual' } as const;
    await commit([datedRates.put(agency.tenantId, usd)]);
    const fee = { minor: 500_000, currency: 'USD' as const };
    const { id } = await ok(showContract.routes.insert, agent(), { body: showInput(agency, { fee }) });
    const { deal } = await ok(routes.close, agent(), { params: { id }, body: { rev: 0 } });
    expect(deal).toMatchObject({
      rev: 1,
      guarantee: 500_000,
      currency: 'USD',
      exchange: { base: 'EUR', rate: '1.25' },
    });
    expect(deal.settlement.closedBy).toBe(agent().user.name);
  });

  test('closed and opened again still reckons what nobody counted by what was sold', async () => {
    const id = await makeDeal();
    const deal = { currency: 'EUR', tickets: [{ key: 'all', name: 'All', capacity: 100, sold: 50, price: 2000 }] };
    const expenses = [{ key: 'crew', name: 'Security', kind: 'perTicket' as const, amount: 200 }];
    await ok(routes.update, agent(), { params: { id }, body: { ...deal, expenses, rev: 1 } });
    await ok(routes.close, agent(), { params: { id }, body: { rev: 2 } });
    await ok(routes.reopen, agent(), { params: { id }, body: { rev: 3, reason: 'Late tickets' } });
    const body = { tickets: [{ key: 'all', sold: 80 }], rev: 4 };
    const { settlement } = await ok(routes.count, agent(), { params: { id }, body });
    expect(settlement.outcome).toMatchObject({ sold: 80, expenses: 16_000 });
  });

  test('takes no count of an unknown row, of a stale deal or from who may not', async () => {
    const id = await makeDeal();
    const gone = { ...counts, rev: 1, expenses: [{ key: 'gone', amount: 1 }] };
    const wrong = await call(routes.count, agent(), { params: { id }, body: gone });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ code: 'choice', field: 'expenses.0.key' }] } });
    expect(refusal(await call(routes.count, agent(), { params: { id }, body: { ...counts, rev: 0 } }))).toBe(
      '409 stale',
    );
    const reader = agency.users.artist;
    expect(refusal(await call(routes.close, reader, { params: { id }, body: { rev: 1 } }))).toBe('403 denied');
  });

  test('forgets the counts of rows that the deal no longer has', async () => {
    const id = await makeDeal();
    await ok(routes.count, agent(), { params: { id }, body: { ...counts, rev: 1 } });
    const body = { rev: 2, currency: 'EUR', tickets: [{ key: 'new', name: 'New', capacity: 10, price: 100 }] };
    const { deal } = await ok(routes.update, agent(), { params: { id }, body });
    expect(deal.settlement).toMatchObject({ tickets: [], received: [] });
  });
});

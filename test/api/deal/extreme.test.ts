import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { DEAL_TYPES, type DealInput } from '#shared/domains/booking/deal/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import { MAX_MINOR } from '#shared/kernel/money/money.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { routes } = dealContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;

const amount = fc.oneof(fc.constantFrom(0, -0, 1, MAX_MINOR), fc.integer({ min: 0, max: 10_000_000 }));
const rate = fc.oneof(fc.constantFrom(0, 1, 33_333, 99_999, 100_000), fc.integer({ min: 0, max: 100_000 }));
const count = fc.oneof(fc.constantFrom(0, 1, 1_000_000), fc.integer({ min: 0, max: 5000 }));
const name = fc.constantFrom('x', '👩‍👩‍👧 é'.normalize('NFD'), 'שלום \u05D0', '=1+1', '<b>', '\u0301\u0301');
const keys = ['a', 'b', 'c'];
const rows = <T extends object>(row: fc.Arbitrary<T>) =>
  fc.array(row, { maxLength: 3 }).map((all) => all.map((one, i) => ({ key: keys[i], ...one })));

const deals = fc.record({
  type: fc.constantFrom(...DEAL_TYPES),
  currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'USD'),
  guarantee: amount,
  percentage: rate,
  promoterProfit: rate,
  bonuses: fc.array(fc.record({ at: fc.integer({ min: 1, max: 1_000_000 }), amount }), { maxLength: 3 }),
  tickets: rows(fc.record({ name, capacity: count, price: amount, sold: count, comps: count, feePerTicket: amount })),
  taxMode: fc.constantFrom('included', 'onTop'),
  taxRate: rate,
  expenses: rows(
    fc.record({
      name,
      kind: fc.constantFrom('fixed', 'perTicket'),
      amount,
      handler: fc.constantFrom('promoter', 'venue', 'agency', 'artist'),
      payer: fc.constantFrom('promoter', 'agency', 'artist'),
    }),
  ),
  commission: fc.record({
    mode: fc.constantFrom('inside', 'onTop', 'totalIncludesFee'),
    base: fc.constantFrom('all', 'feeAndOverage', 'fee'),
    rate,
  }),
  withholding: fc.option(
    fc.record({
      agreed: fc.constantFrom('gross', 'net'),
      parts: fc.array(fc.record({ name, rate, onFirst: fc.boolean() }), { minLength: 1, maxLength: 2 }),
    }),
    { nil: undefined },
  ),
});

test('whatever a deal is made of, its show, its list and its figures can be read', async () => {
  const { id } = await ok(showContract.routes.insert, agent(), { body: showInput(agency) });
  let [taken, rev] = [0, 0];
  await fc.assert(
    fc.asyncProperty(deals, async (deal) => {
      const saved = await call(routes.update, agent(), {
        params: { id },
        body: { ...deal, rev } as DealInput & { rev: number },
      });
      expect(saved.status, JSON.stringify([saved.body.errors, deal])).toBeLessThan(500);
      if (saved.status !== 200) return;
      taken += 1;
      rev = saved.body.deal.rev;
      const { now } = saved.body.figures;
      for (const [key, figure] of Object.entries(now))
        if (typeof figure === 'number') expect(Number.isInteger(figure), `${key} ${figure}`).toBe(true);
      const reads = await Promise.all([
        call(routes.get, agent(), { params: { id } }),
        call(showContract.routes.get, agent(), { params: { id } }),
        call(showContract.routes.list, agent(), { body: {} }),
      ]);
      expect(
        reads.map(({ status }) => status),
        JSON.stringify(deal),
      ).toEqual([200, 200, 200]);
    }),
    { numRuns: 40, seed: 1 },
  );
  expect(taken).toBeGreaterThan(3);
});

test('the largest fees add up in lists and totals', async () => {
  const fees = [MAX_MINOR, MAX_MINOR, -MAX_MINOR, -0];
  for (const minor of fees)
    await ok(showContract.routes.insert, agent(), { body: showInput(agency, { fee: { minor, currency: 'USD' } }) });
  expect((await call(showContract.routes.list, agent(), { body: {} })).status).toBe(200);
  const { status, body } = await call(showTotalContract.routes.totals, agent(), { body: {} });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('USD');
});

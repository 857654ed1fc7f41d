import { expect, test } from 'vitest';
import { nightDeal } from '#shared/domains/booking/deal/deal.fixture.ts';
import type { Counts, DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { settle } from '#shared/domains/booking/deal/settlement.ts';
import { countedOf, saidOf } from './counts.ts';

const deal = nightDeal({
  type: 'pctNet',
  guarantee: 0,
  percentage: 80_000,
  taxRate: 0,
  tickets: [{ key: 'all', name: 'All', capacity: 1000, sold: 500, comps: 0, price: 2000, feePerTicket: 0 }],
  expenses: [{ key: 'crew', name: 'Security', kind: 'perTicket', amount: 200, handler: 'promoter', payer: 'promoter' }],
});
const saved = (from: DealFields, change: Partial<Counts>): DealFields => ({
  ...from,
  settlement: countedOf(from, { ...saidOf(from), ...change }),
});

test('who changes only what was sold leaves costs per ticket to follow it', () => {
  const after = saved(deal, { tickets: [{ key: 'all', sold: 800 }] });
  expect(settle(after).outcome).toMatchObject({ sold: 800, expenses: 160_000, artistGets: 1_152_000 });
  expect(after.settlement.expenses).toEqual([]);
  expect(saidOf(after).expenses).toEqual([{ key: 'crew' }]);
});

test('a final amount stands whatever is sold, until it is emptied', () => {
  const final = saved(deal, { expenses: [{ key: 'crew', amount: 120_000 }] });
  expect(settle(saved(final, { tickets: [{ key: 'all', sold: 800 }] })).outcome.expenses).toBe(120_000);
  const emptied = saved(final, { expenses: [{ key: 'crew', amount: undefined }] });
  expect(settle(emptied).outcome.expenses).toBe(100_000);
});

test('nobody’s counts follow the deal: what changes in it afterwards reaches the settlement', () => {
  const counted = saved(deal, { adjustments: [{ text: 'Monitor', amount: -500 }] });
  const later = { ...counted, tickets: counted.tickets.map((ticket) => ({ ...ticket, sold: 600 })) };
  expect(settle(later).outcome).toMatchObject({ sold: 600, expenses: 120_000 });
});

test('one figure of a row is said with the other as it was reckoned, and while it is no number counts as nothing', () => {
  const comps = countedOf(deal, { ...saidOf(deal), tickets: [{ key: 'all', comps: 7 }] });
  expect(comps.tickets).toEqual([{ key: 'all', sold: 500, comps: 7 }]);
  const typing = countedOf(deal, { ...saidOf(deal), tickets: [{ key: 'all', sold: Number.NaN }] });
  expect(typing.tickets).toEqual([{ key: 'all', sold: 0, comps: 0 }]);
});

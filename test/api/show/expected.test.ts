import { beforeAll, expect, test } from 'vitest';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import type { DealInput } from '#shared/domains/booking/deal/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { ok } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;
let agency: Agency;
const agent = () => agency.users.agent;

/** 100 tickets at 30.00, all expected: 3,000.00 at the door. */
const tickets = [{ key: 'door', name: 'Door', capacity: 100, sold: 100, price: 3000, feePerTicket: 0 }];
const deal = (more: object) => ({ currency: 'EUR', percentage: 50_000, taxRate: 0, tickets, ...more }) as DealInput;

beforeAll(async () => {
  agency = await makeAgency();
  const add = async (more: object, terms?: DealInput) => {
    const { id } = await ok(routes.insert, agent(), { body: showInput(agency, more) });
    if (terms) await ok(dealContract.routes.update, agent(), { params: { id }, body: { ...terms, rev: 0 } });
  };
  await add({ description: 'flat', fee: { minor: 40_000, currency: 'EUR' } });
  await add({ description: 'versus' }, deal({ type: 'versusGross', guarantee: 100_000 }));
  await add({ description: 'door' }, deal({ type: 'pctGross' }));
  await add({ description: 'released', statusId: agency.status('Released').id, fee: { minor: 1, currency: 'EUR' } });
}, 60_000);

test('the list sums the expected results beside the fees, where it is asked to', async () => {
  const sums = [{ currency: 'EUR', minor: 140_000 }];
  expect(await ok(routes.sum, agent(), { body: {} })).toEqual({ count: 4, sums });
  // 400 as agreed, half of 3,000 twice: the second deal has no guarantee, so no fee.
  const expected = [{ currency: 'EUR', minor: 340_000 }];
  expect(await ok(routes.sum, agent(), { body: { withExpected: true } })).toEqual({ count: 4, sums, expected });
});

test('Excel has the expected result, for those who may see deals', async () => {
  const columns = ['description', 'fee', 'expected', 'currency'];
  const asked = { mainArea: 'show', locale: 'en', columns } as const;
  const { heads, cells } = await exportedTable(agency.tenantId, agent(), asked);
  expect(heads).toEqual(['Description', 'Fee', 'Expected', 'Currency']);
  expect(cells.find(([name]) => name === 'versus')?.slice(1)).toEqual([1000, 1500, 'EUR']);
  expect(cells.find(([name]) => name === 'door')?.slice(2)).toEqual([1500, 'EUR']);
  expect(cells.find(([name]) => name === 'flat')?.slice(1)).toEqual([400, 400, 'EUR']);
  const reader = await exportedTable(agency.tenantId, agency.users.readOnly, asked);
  expect(reader.heads).toEqual(['Description']);
});

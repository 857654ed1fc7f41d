import { beforeAll, expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import { ok } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;
let agency: Agency;
let run: string;
let night: string;
const agent = () => agency.users.agent;
beforeAll(async () => {
  agency = await makeAgency();
  const add = async (more: object) => (await ok(routes.insert, agent(), { body: showInput(agency, more) })).id;
  const fee = { minor: 90_000, currency: 'EUR' };
  // Three nights, the last of which ends in the small hours of the 3rd.
  run = await add({ start: '2027-06-30T20:00', end: '2027-07-03T02:00', isNight: true, fee });
  night = await add({ start: '2027-06-30T22:00', end: '2027-07-01T02:00', isNight: true, fee });
});

const PERIODS: readonly (readonly [from: string | undefined, to: string | undefined, found: () => string[]])[] = [
  ['2027-06-01', '2027-06-30', () => [run, night]],
  ['2027-07-01', '2027-07-31', () => [run]],
  ['2027-07-02', undefined, () => [run]],
  ['2027-07-03', undefined, () => []],
  [undefined, '2027-06-29', () => []],
];

test.each(PERIODS)(
  'a run of several nights is found in every period it reaches into: %s to %s',
  async (from, to, found) => {
    const body = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
    for (const list of [routes.list, routes.externalList]) {
      const { rows, total } = await ok(list, agent(), { body });
      expect(rows.map(({ id }) => id)).toEqual(found());
      expect(total).toBe(found().length);
    }
    const { count } = await ok(routes.sum, agent(), { body });
    expect(count).toBe(found().length);
  },
);

test('its fee counts once, in the month it begins in', async () => {
  const body = { from: '2027-07-01', to: '2027-07-31', by: 'month' as const };
  const totals = await ok(showTotalContract.routes.totals, agent(), { body });
  expect(totals.groups).toEqual([]);
});

import { expect, test } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { combinations, defaultList, pages } from '#test/bench/queries.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

/** The benchmarks run seldom: a field of the list that is renamed or moved must not wait for them. */
test('the list of shows answers every query that the benchmarks measure', async () => {
  const agency = await makeAgency();
  for (let i = 0; i < 4; i++) await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency) });
  const { list } = showStore.definition;
  const all = await list?.read(agency.tenantId, { page: 1, perPage: 50, filters: [] });
  const shows = await showStore.many(agency, all?.nos ?? []);
  expect(shows).toHaveLength(4);
  const queries = { defaultList, ...pages(shows), ...combinations(shows) };
  for (const query of Object.values(queries)) await list?.read(agency.tenantId, query);
  expect((await list?.read(agency.tenantId, defaultList))?.nos).toHaveLength(4);
});

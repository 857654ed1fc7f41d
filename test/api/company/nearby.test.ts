import { expect, test } from 'vitest';
import { airportContract } from '#shared/domains/reference/airport/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const agency = await makeAgency();

test('names the active airports around a venue, nearest first', async () => {
  const make = (iata: string, lat: number, isActive = true) =>
    ok(airportContract.routes.create, agency.users.administrator, {
      body: { name: `Airport ${iata}`, iata, countryId: 'PT', point: { lat, lng: -9.1393 }, isActive },
    });
  await make('QXA', 39.1);
  await make('QXB', 38.8);
  await make('QXC', 38.75, false);
  await make('QXD', 40.5);
  const { nearbyAirports } = companyContract.routes;
  const params = { id: agency.venue.id };
  const codes = async (query: { radius?: number }) =>
    (await ok(nearbyAirports, agency.users.agent, { params, query })).rows.map(({ iata }) => iata);
  expect(await codes({})).toEqual(['QXB', 'QXA']);
  expect(await codes({ radius: 300_000 })).toEqual(['QXB', 'QXA', 'QXD']);
  const tooFar = await call(nearbyAirports, agency.users.agent, { params, query: { radius: 300_001 } });
  expect(refusal(tooFar)).toBe('400 tooBig');
  const foreign = await makeAgency();
  expect(refusal(await call(nearbyAirports, foreign.users.agent, { params, query: {} }))).toBe('404 notFound');
});

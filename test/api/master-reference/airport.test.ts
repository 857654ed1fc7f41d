import { beforeAll, expect, test } from 'vitest';
import { syncAirlines } from '#functions/domains/reference/airline/public/sync.ts';
import { airportStore } from '#functions/domains/reference/airport/store.ts';
import { syncSeeded } from '#functions/platform/record/seeded.ts';
import { airlineContract } from '#shared/domains/reference/airline/contract.ts';
import { airportContract } from '#shared/domains/reference/airport/contract.ts';
import type { PublishedAirport } from '#shared/domains/reference/airport/schemas.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeOperator } from '#test/support/fixtures.ts';
import { ownTable } from '#test/support/own-table.ts';

const { routes } = airportContract;
let agency: Agency;
let foreign: Agency;
beforeAll(async () => {
  // An operator's sync goes through every agency there is.
  const end = await ownTable('airports');
  [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
  return end;
});
const admin = () => agency.users.administrator;

const airport = (iata: string, name: string): PublishedAirport => ({
  iata,
  name,
  city: 'Testville',
  countryId: 'NL',
  point: { lat: 52, lng: 4 },
});
const sync = (published: readonly PublishedAirport[]) =>
  syncSeeded<PublishedAirport, PublishedAirport & { isActive: boolean }>(
    { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'system', name: 'Backline' } },
    airportStore,
    published,
    { codeOf: ({ iata }) => iata, make: (fresh) => ({ ...fresh, isActive: true, published: fresh }) },
  );
const named = async (keyword: string) =>
  (await ok(routes.list, admin(), { body: { keyword } })).rows.map(({ name, isActive }) => ({ name, isActive }));

test('a sync brings what is new, keeps what the agency did, and finds nothing the second time', async () => {
  const first = [airport('QAA', 'Alpha Field'), airport('QBB', 'Beta Field'), airport('QCC', 'Gamma Field')];
  expect(await sync(first)).toEqual({ created: 3, updated: 0 });
  expect(await sync(first)).toEqual({ created: 0, updated: 0 });
  const { rows } = await ok(routes.list, admin(), { body: { keyword: 'field' } });
  const [alpha, beta, gamma] = rows;
  const { id, rev, createdAt, updatedAt, ...input } = alpha ?? (undefined as never);
  await ok(routes.update, admin(), {
    params: { id },
    body: { ...input, rev, name: 'Our Alpha', isActive: false },
  });
  await ok(routes.remove, admin(), { params: { id: gamma?.id ?? '' } });
  const later = first.map((one) => ({ ...one, name: `${one.name} International`, city: 'Newtown' }));
  expect(await sync(later)).toEqual({ created: 0, updated: 2 });
  expect(await named('alpha')).toEqual([{ name: 'Our Alpha', isActive: false }]);
  expect(await named('beta')).toEqual([{ name: 'Beta Field International', isActive: true }]);
  expect(await named('gamma')).toEqual([]);
  expect(await ok(routes.get, admin(), { params: { id } })).toMatchObject({ city: 'Newtown' });
  expect(await sync(later)).toEqual({ created: 0, updated: 0 });
  expect(beta?.iata).toBe('QBB');
});

test('is picked by code and by name, as long as it is active', async () => {
  await sync([airport('QDD', 'Delta Port'), airport('QEE', 'Epsilon Port')]);
  const pick = async (keyword: string) =>
    (await ok(routes.picker, agency.users.agent, { body: { keyword } })).items.map(({ value }) => value);
  expect(await pick('qdd')).toEqual(['Delta Port']);
  expect(await pick('delta')).toEqual(['Delta Port']);
  const { rows } = await ok(routes.list, admin(), { body: { keyword: 'qdd' } });
  const { id, rev, createdAt, updatedAt, ...input } = rows[0] ?? (undefined as never);
  await ok(routes.update, admin(), { params: { id }, body: { ...input, rev, isActive: false } });
  expect(await pick('qdd')).toEqual([]);
});

test('is refused to who may not, missing elsewhere, known once, and says what is wrong', async () => {
  const body = { ...airport('QFF', 'Zeta Port') };
  const made = await ok(routes.create, admin(), { body });
  expect(refusal(await call(routes.create, agency.users.agent, { body }))).toBe('403 denied');
  const again = await call(routes.create, admin(), { body: { ...body, iata: 'qff' } });
  expect(again.body.errors?.[0]).toMatchObject({ code: 'exists', field: 'iata' });
  const wrong = await call(routes.create, admin(), { body: { ...body, iata: 'Q1' } });
  expect(wrong.body.errors?.[0]).toMatchObject({ code: 'iataAirport', field: 'iata' });
  expect(refusal(await call(routes.get, foreign.users.agent, { params: { id: made.id } }))).toBe('404 notFound');
  const change = { params: { id: made.id }, body: { ...body, rev: made.rev } };
  await ok(routes.update, admin(), change);
  expect(refusal(await call(routes.update, admin(), change))).toBe('409 stale');
});

test('operators have the sync run for every agency', async () => {
  expect(refusal(await call(routes.sync, admin(), {}))).toBe('403 denied');
  const operator = await makeOperator();
  expect(await ok(airlineContract.routes.sync, operator, {})).toEqual({ queued: true });
  await deliver(agency.tenantId, 'syncAirlines', {});
  const { items } = await ok(airlineContract.routes.picker, foreign.users.agent, { body: { keyword: 'KL' } });
  expect(items).toContainEqual(expect.objectContaining({ value: 'KLM', sublabel: 'KL, KLM' }));
  expect(await syncAirlines(new Date())).toMatchObject({ created: 0, updated: 0 });
});

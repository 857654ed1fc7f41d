import { beforeAll, expect, test } from 'vitest';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { filterPresetContract } from '#shared/domains/identity/filter-preset/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { systemContract } from '#shared/domains/operator/system/contract.ts';
import { BookkeepingInput } from '#shared/domains/reference/bookkeeping/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { type Caller, call, callRaw, ok, type RawCall, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeCompany, showInput, unknownId } from '#test/support/fixtures.ts';

let agency: Agency;
let foreign: Agency;
let admin: Caller;
beforeAll(async () => {
  [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
  admin = agency.users.administrator;
});

/** Calls an operation at one of its aliases. */
function at(route: Route, path: string, sent: RawCall, who: Caller = admin) {
  const alias = route.aliases?.find((one) => one.path.endsWith(path));
  if (!alias) throw new Error(`${route.id} is not at ${path}`);
  return callRaw({ ...route, ...alias }, who, sent) as Promise<{ status: number; body: Record<string, unknown> }>;
}
const names = ({ body }: { body: Record<string, unknown> }) =>
  (body.rows as { name: string }[]).map(({ name }) => name);

test('a list is read by its query string, with filters by name', async () => {
  const { list } = contactContract.routes;
  const query = { companyId: agency.company.id, page: '1', perPage: '1000', isActive: 'true' };
  const found = await at(list, '/contacts', { query });
  expect(found.body).toMatchObject({ total: 1, rows: [{ id: agency.contact.id }] });
  expect((await at(list, '/contacts', { query: { companyId: agency.venue.id } })).body.total).toBe(0);
  const wrong = await at(list, '/contacts', { query: { surprise: '1' } });
  expect(refusal(wrong)).toBe('400 unknownField');
});

test('an address can carry a filter of its own', async () => {
  expect(names(await at(companyContract.routes.list, '/promoters', {}))).toEqual(['Test Presents']);
  const sorted = await at(artistContract.routes.list, '/artists/list', { query: { sort: '-name', per_page: '1' } });
  expect(names(sorted)).toEqual(['Second Artist']);
});

test('filter presets belong to the area of their address', async () => {
  const { create, list } = filterPresetContract.routes;
  const made = await at(create, '/companies/filterpresets', { body: { name: 'Big rooms', search: { q: 'hall' } } });
  expect(made.body).toMatchObject({ name: 'Big rooms', mainArea: 'company' });
  expect(names(await at(list, '/companies/filterpresets', {}))).toEqual(['Big rooms']);
  expect(names(await at(list, '/contacts/filterpresets', {}))).toEqual([]);
});

test('a path parameter can be a field of the operation', async () => {
  const { create, update, copy, remove, restore, activity } = productionContract.routes;
  const dates = { startDate: '2027-05-01', endDate: '2027-05-31' };
  const { id, rev } = await ok(create, admin, { body: { name: 'Spring tour', ...dates } });
  const changed = await at(update, '/productions/{id}', { params: { id }, body: { rev, name: 'May tour', ...dates } });
  expect(changed.body).toMatchObject({ id, name: 'May tour' });
  expect(
    refusal(await at(update, '/productions/{id}', { params: { id }, body: { rev, name: 'Late', ...dates } })),
  ).toBe('409 stale');
  const copied = await at(copy, '/productions/{id}/copy', { params: { id } });
  expect(copied.body).toMatchObject({ name: 'May tour' });
  await ok(remove, admin, { body: { id } });
  await ok(restore, admin, { params: { id } });
  const log = await at(activity, '/productions/{id}/activity', { params: { id } });
  expect((log.body.rows as { action: string }[]).map(({ action }) => action)).toContain('restore');
  expect(refusal(await call(restore, foreign.users.administrator, { params: { id } }))).toBe('404 notFound');
});

test('what was opened lately is offered again, newest first, to the one who opened it', async () => {
  const { get, recentlyUsed, mine } = artistContract.routes;
  for (const { id } of [agency.artist, agency.otherArtist, agency.artist]) await ok(get, admin, { params: { id } });
  const { rows } = await ok(recentlyUsed, admin, {});
  expect(rows.map(({ name }) => name)).toEqual(['First Artist', 'Second Artist']);
  expect((await ok(recentlyUsed, agency.users.agent, {})).rows).toEqual([]);
  expect((await ok(mine, agency.users.artist, { body: {} })).rows.map(({ name }) => name)).toEqual(['First Artist']);
  await ok(contactContract.routes.get, admin, { params: { id: agency.contact.id } });
  expect((await ok(contactContract.routes.recentlyUsed, admin, {})).rows).toHaveLength(1);
});

test('an artist’s calendar and the people who see it', async () => {
  await ok(showContract.routes.insert, admin, { body: showInput(agency) });
  const { appointments, usersWithAccess } = artistContract.routes;
  const params = { id: agency.artist.id };
  const may = { timeMin: '2027-05-01', timeMax: '2027-05-31' };
  const found = await at(appointments, '/appointments', { params, query: { ...may, per_page: '10' } });
  expect(found.body).toMatchObject({ total: 1, rows: [{ kind: 'show' }] });
  const flights = await at(appointments, '/appointments', { params, query: { ...may, appointmentTypes: 'flight' } });
  expect(flights.body.total).toBe(0);
  const { rows } = await ok(usersWithAccess, admin, { body: { artistId: params.id } });
  expect(rows.map(({ id }) => id)).toContain(agency.users.agent.user.id);
  const other = await ok(usersWithAccess, admin, { body: { artistId: agency.otherArtist.id } });
  expect(other.rows.map(({ role }) => role)).not.toContain('artist');
  const { artists } = userContract.routes;
  const linked = await ok(artists, admin, { params: { id: agency.users.artist.user.id } });
  expect(linked).toMatchObject({ allArtists: false, rows: [{ artistId: agency.artist.id }] });
});

test('the schedule of a range by its name', async () => {
  const { schedule } = planningContract.routes;
  const week = await at(schedule, '/schedule/week', { query: { date: '2027-05-19', artistIds: agency.artist.id } });
  expect(week.body).toMatchObject({ from: '2027-05-17', to: '2027-05-23', artists: [{ id: agency.artist.id }] });
  expect(refusal(await at(schedule, '/schedule/day', { query: { date: '2027-02-30' } }))).toBe('400 date');
});

test('names that are taken, places on the map, copies and web addresses', async () => {
  const { nameExists, markers, copy } = companyContract.routes;
  const query = { name: 'test PRESENTS' };
  expect((await ok(nameExists, admin, { query })).exists).toBe(true);
  expect((await ok(nameExists, admin, { query: { ...query, excludeId: agency.company.id } })).exists).toBe(false);
  expect((await ok(contactContract.routes.nameExists, admin, { query: { name: 'Nina' } })).exists).toBe(false);
  expect((await ok(markers, admin, { body: {} })).rows.map(({ name }) => name)).toEqual(['Test Hall']);
  const { id } = await makeCompany(agency.tenantId, { name: 'Once', roles: ['label'], address: {} });
  expect((await ok(copy, admin, { params: { id } })).name).toBe('Once');
  expect(refusal(await call(copy, foreign.users.administrator, { params: { id } }))).toBe('404 notFound');
  expect(refusal(await call(copy, admin, { params: { id: unknownId() } }))).toBe('404 notFound');
  const { isValidUrl } = systemContract.routes;
  const valid = async (url: string) => (await ok(isValidUrl, admin, { query: { url } })).valid;
  expect(await Promise.all(['www.noor.example', 'https://noor.example/a?b', 'noor', 'ftp://a.b'].map(valid))).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
});

test('calls of the page API that only list are known by their group', async () => {
  const list = (route: Route, who = admin) => at(route, '/list', { body: {} }, who);
  const { overview } = salesExportContract.routes;
  const book = BookkeepingInput.parse({ name: 'Main book', code: 'MAIN', legalName: 'Test Agency BV' });
  const by = { tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const { id: bookkeepingId } = await bookkeepingStore.create(by, { ...book, sort: 0 });
  expect((await list(overview)).body.rows).toContainEqual(expect.objectContaining({ bookkeepingId }));
  expect((await list(hubspotContract.routes.open)).body).toEqual({ rows: [] });
  for (const route of [overview, hubspotContract.routes.open])
    expect(refusal(await list(route, agency.users.readOnly))).toBe('403 denied');
});

import { beforeAll, describe, expect, test } from 'vitest';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { plain } from '#functions/platform/record/items.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver, deliverBatch } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeArtist, makeCompany, showInput, unknownId } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';

const { routes } = productionContract;
let agency: Agency;
let other: Agency;
let porto: string;
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const address = { city: 'Porto', countryId: 'PT', lat: 41.1579, lng: -8.6291 };
  porto = (await makeCompany(agency.tenantId, { name: 'Casa', roles: ['venue'], zone: 'Europe/Lisbon', address })).id;
});
const agent = () => agency.users.agent;
const makeTour = (more = {}) =>
  ok(routes.create, agent(), {
    body: {
      name: 'Spring tour',
      startDate: '2027-05-20',
      endDate: '2027-05-31',
      artistIds: [agency.artist.id],
      ...more,
    },
  });
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const makeShow = (day: string, more = {}) =>
  ok(showContract.routes.insert, agent(), {
    body: showInput(agency, {
      start: `${day}T20:00`,
      end: `${day}T22:00`,
      statusId: agency.status('Confirmed').id,
      fee: eur(500_000),
      ...more,
    }),
  });
const link = (id: string, showIds: string[], who = agent()) =>
  call(routes.linkShows, who, { params: { id }, body: { showIds } });
const runIn = (id: string) => ok(routes.run, agent(), { params: { id } });
/** A tour with shows on these days. */
async function tourOf(...days: string[]) {
  const tour = await makeTour();
  const shows = [];
  for (const day of days) shows.push(await makeShow(day, { productionId: tour.id }));
  return { tour, shows };
}

test('a new production is its creator’s, and a saved one may have no owner', async () => {
  const tour = await makeTour();
  expect(tour.owner?.userId).toBe(agent().user.id);
  const { id, rev, name, startDate, endDate } = tour;
  const saved = await ok(routes.update, agent(), { body: { id, rev, name, startDate, endDate } });
  expect(saved.owner).toBeUndefined();
});

describe('the shows of a production', () => {
  test('are linked at once and stand in order, with ways and gaps', async () => {
    const tour = await makeTour();
    const late = await makeShow('2027-05-25', { venueId: porto });
    const first = await makeShow('2027-05-22');
    const { body: run } = await link(tour.id, [late.id, first.id]);
    expect(run.stops.map(({ showId }) => showId)).toEqual([first.id, late.id]);
    expect(run).toMatchObject({ first: '2027-05-22', last: '2027-05-25', shows: 2, outside: 0, gapDays: 2 });
    expect(run.distanceKm).toBeGreaterThan(250);
    expect(run.distanceKm).toBeLessThan(300);
    expect(run.stops[0]?.fee).toEqual(first.fee);
    const reader = await ok(routes.run, agency.users.readOnly, { params: { id: tour.id } });
    expect(reader.stops.map(({ fee }) => fee)).toEqual([undefined, undefined]);
    const { rows } = await ok(routes.list, agent(), { body: { keyword: 'Spring' } });
    expect(rows.find(({ id }) => id === tour.id)).toMatchObject({ showCount: 2 });
  });

  test('that lie outside its days are said', async () => {
    const { tour } = await tourOf('2027-05-21', '2027-06-02');
    expect(await runIn(tour.id)).toMatchObject({ outside: 1, stops: [{ isOutside: false }, { isOutside: true }] });
  });

  test('that are cancelled take no day and no way', async () => {
    const { tour } = await tourOf('2027-05-21');
    await makeShow('2027-06-20', { productionId: tour.id, statusId: agency.status('Cancelled').id });
    const run = await runIn(tour.id);
    expect(run).toMatchObject({ shows: 1, outside: 0, gapDays: 0, last: '2027-05-21' });
    expect(run.stops).toHaveLength(2);
  });

  test('leave it again', async () => {
    const { tour, shows } = await tourOf('2027-05-21', '2027-05-22');
    const body = { showIds: [shows[0]?.id ?? ''] };
    const run = await ok(routes.unlinkShows, agent(), { params: { id: tour.id }, body });
    expect(run.stops.map(({ showId }) => showId)).toEqual([shows[1]?.id]);
    const again = await call(routes.unlinkShows, agent(), { params: { id: tour.id }, body });
    expect(refusal(again)).toBe('409 production.elsewhere');
  });

  test('move all or none: a locked one holds the others back', async () => {
    const tour = await makeTour();
    const [open, locked] = [await makeShow('2027-05-21'), await makeShow('2027-05-22')];
    await ok(showContract.routes.lock, agent(), { params: { id: locked.id }, body: { rev: locked.rev } });
    expect(refusal(await link(tour.id, [open.id, locked.id]))).toBe('409 show.locked');
    expect((await runIn(tour.id)).stops).toEqual([]);
  });

  test('are those of the agency', async () => {
    const tour = await makeTour();
    const { status, body } = await link(tour.id, [unknownId()]);
    expect([status, body.errors?.[0]]).toMatchObject([400, { code: 'choice', field: 'showIds.0' }]);
    expect(refusal(await link(tour.id, [unknownId()], other.users.agent))).toBe('404 notFound');
    const { status: denied } = await link(tour.id, [unknownId()], agency.users.readOnly);
    expect(denied).toBe(403);
  });
});

const line = (more = {}) => ({
  category: 'travel' as const,
  text: 'Bus',
  currency: 'EUR',
  planned: 90_000,
  payer: 'agency' as const,
  ...more,
});
const save = (id: string, rev: number, lines = [line()], who = agent()) =>
  call(routes.saveBudget, who, { params: { id }, body: { rev, lines } });

describe('a budget', () => {
  test('stands against the fees and deals of three shows', async () => {
    const { tour, shows } = await tourOf('2027-05-21', '2027-05-22');
    await makeShow('2027-05-23', { productionId: tour.id, statusId: agency.status('Option').id });
    await ok(dealContract.routes.update, agent(), {
      params: { id: shows[0]?.id ?? '' },
      body: {
        rev: 0,
        type: 'flat',
        currency: 'EUR',
        guarantee: 600_000,
        expenses: [
          { key: 'van', name: 'Van', amount: 30_000, handler: 'artist', payer: 'artist' },
          { key: 'pa', name: 'PA', amount: 99_000 },
        ],
      },
    });
    const { body } = await save(tour.id, 0, [
      line({ category: 'fees', text: 'Fees', planned: 1_000_000 }),
      line({ actual: 95_000 }),
    ]);
    expect(body.budget).toMatchObject({ rev: 1 });
    expect(body.shows.map(({ state, fee, costs }) => [state, fee, costs])).toEqual([
      ['agreed', 600_000, 30_000],
      ['agreed', 500_000, 0],
      ['expected', 500_000, 0],
    ]);
    expect(body.figures.totals).toEqual([
      {
        currency: 'EUR',
        planned: { income: 1_000_000, costs: 90_000, result: 910_000 },
        actual: { income: 1_100_000, costs: 125_000, result: 975_000 },
        expected: 500_000,
      },
    ]);
    expect(await ok(routes.budget, agent(), { params: { id: tour.id } })).toEqual(body);
    const [entry] = (await ok(routes.activity, agent(), { body: { id: tour.id } })).rows;
    expect(entry).toMatchObject({ action: 'budget', changes: [] });
  });

  test('refuses a stale one, and one of two at once', async () => {
    const tour = await makeTour();
    const both = await Promise.all([save(tour.id, 0), save(tour.id, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusal(await save(tour.id, 0))).toBe('409 stale');
  });

  test('names the field of a wrong amount', async () => {
    const tour = await makeTour();
    const { status, body } = await save(tour.id, 0, [line({ category: 'fees', actual: 1 })]);
    expect([status, body.errors?.[0]]).toMatchObject([
      400,
      { code: 'production.actualFromShows', field: 'lines.0.actual' },
    ]);
  });

  test('is for those inside who may see deals', async () => {
    const tour = await makeTour();
    const read = (who: Agency['users']['agent']) => call(routes.budget, who, { params: { id: tour.id } });
    expect((await read(agency.users.artist)).status).toBe(403);
    expect((await read(agency.users.readOnly)).status).toBe(403);
    expect(refusal(await read(other.users.agent))).toBe('404 notFound');
    expect((await save(tour.id, 0, [], agency.users.readOnly)).status).toBe(403);
  });
});

describe('a copy', () => {
  test('takes plan and shows along, so many days later', async () => {
    const { tour } = await tourOf('2027-05-21', '2027-05-24');
    await makeShow('2027-05-26', { productionId: tour.id, statusId: agency.status('Cancelled').id });
    await save(tour.id, 0, [line({ actual: 1 })]);
    const query = { productionId: tour.id, shiftDays: 364, withShows: 'true' as const };
    const copy = await ok(routes.copy, agent(), { query });
    expect(copy).toMatchObject({ name: tour.name, startDate: '2028-05-18', endDate: '2028-05-29' });
    const run = await runIn(copy.id);
    expect(run.stops.map(({ first }) => first)).toEqual(['2028-05-19', '2028-05-22']);
    expect((await runIn(tour.id)).stops).toHaveLength(3);
    const { budget } = await ok(routes.budget, agent(), { params: { id: copy.id } });
    expect(budget.lines).toEqual([line()]);
  });

  test('of many shows follows in a batch, which a torn run leaves to be resumed', async () => {
    const days = Array.from({ length: 12 }, (_, i) => `2027-05-${21 + (i % 10)}`);
    const { tour } = await tourOf(...days);
    const query = { productionId: tour.id, shiftDays: 364, withShows: 'true' as const };
    const { id, batch } = await ok(routes.copy, agent(), { query });
    expect(batch).toMatchObject({ operation: 'copyInto', total: 12, done: 0, finished: false });
    const batchId = batch?.id ?? '';
    await deliver(agency.tenantId, 'batch', { batchId, chunk: 0 });
    await deliver(agency.tenantId, 'batch', { batchId, chunk: 0 });
    expect((await runIn(id)).stops).toHaveLength(5);
    await ok(mySelectionContract.routes.resume, agent(), { params: { id: batchId } });
    await deliverBatch(agency.tenantId, batchId);
    const report = await ok(mySelectionContract.routes.report, agent(), { params: { id: batchId } });
    expect(report).toMatchObject({ done: 12, failed: 0, finished: true });
    expect((await runIn(id)).stops).toHaveLength(12);
    expect((await runIn(tour.id)).stops).toHaveLength(12);
  });

  test('goes without its shows unless they are asked for', async () => {
    const { tour } = await tourOf('2027-05-21');
    const copy = await ok(routes.copy, agent(), { query: { productionId: tour.id } });
    expect(copy.startDate).toBe(tour.startDate);
    expect((await runIn(copy.id)).stops).toEqual([]);
  });

  test('of what is not there is none', async () => {
    const { tour } = await tourOf();
    const far = await call(routes.copy, agent(), { query: { productionId: tour.id, shiftDays: 4000 } });
    expect([far.status, far.body.errors?.[0]?.field]).toEqual([400, 'shiftDays']);
    expect(refusal(await call(routes.copy, other.users.agent, { query: { productionId: tour.id } }))).toBe(
      '404 notFound',
    );
  });
});

describe('a production that goes', () => {
  test('asks what becomes of its shows, and leaves them without it', async () => {
    const { tour, shows } = await tourOf('2027-05-21');
    const remove = (more = {}) => call(routes.remove, agent(), { body: { id: tour.id, ...more } });
    expect(refusal(await remove())).toBe('409 production.hasShows');
    expect((await remove({ releaseShows: true })).status).toBe(200);
    const show = await ok(showContract.routes.get, agent(), { params: { id: shows[0]?.id ?? '' } });
    expect(show.production).toBeUndefined();
  });

  test('lets many shows go behind it, and finds the rest when that is torn', async () => {
    const { tour, shows } = await tourOf(...Array.from({ length: 11 }, (_, i) => `2027-06-${11 + i}`));
    await ok(routes.remove, agent(), { body: { id: tour.id, releaseShows: true } });
    expect(refusal(await call(routes.get, agent(), { params: { id: tour.id } }))).toBe('404 notFound');
    for (let run = 1; run <= 2; run++) await deliver(agency.tenantId, 'releaseShows', { productionId: tour.id });
    for (const { id } of shows) {
      const show = await ok(showContract.routes.get, agent(), { params: { id } });
      expect([show.production, show.rev]).toEqual([undefined, 2]);
    }
  });

  test('of my selection is left by its shows too', async () => {
    const { tour, shows } = await tourOf('2027-05-21');
    const body = { mainArea: 'production' as const, ids: [tour.id] };
    const { id } = await ok(mySelectionContract.routes.batch, agent(), { params: { operation: 'delete' }, body });
    await deliverBatch(agency.tenantId, id);
    const left = await promised({ tenantId: agency.tenantId, entity: 'production', id: tour.id }, 'releaseShows');
    for (const { type, payload } of left) await deliver(agency.tenantId, type, payload);
    const show = await ok(showContract.routes.get, agent(), { params: { id: shows[0]?.id ?? '' } });
    expect(show.production).toBeUndefined();
  });

  test('keeps its shows when it comes back before they have left', async () => {
    const { tour, shows } = await tourOf(...Array.from({ length: 11 }, (_, i) => `2027-08-${11 + i}`));
    await ok(routes.remove, agent(), { body: { id: tour.id, releaseShows: true } });
    await ok(routes.restore, agent(), { params: { id: tour.id } });
    await deliver(agency.tenantId, 'releaseShows', { productionId: tour.id });
    const show = await ok(showContract.routes.get, agent(), { params: { id: shows[0]?.id ?? '' } });
    expect(show.production?.productionId).toBe(tour.id);
  });

  test('takes no more shows at once than can be written at once, and says how many', async () => {
    const bill = await Promise.all(
      Array.from({ length: 4 }, (_, i) => makeArtist(agency.tenantId, `On the bill ${i}`)),
    );
    const artistIds = bill.map(({ id }) => id);
    const tour = await makeTour();
    const ids: string[] = [];
    for (let day = 10; day < 25; day++) {
      const [start, end] = [`2027-09-${day}T20:00`, `2027-09-${day}T22:00`];
      const body = showInput(agency, { artistIds, start, end });
      ids.push((await ok(showContract.routes.insert, agent(), { body })).id);
    }
    const link = (showIds: string[]) => call(routes.linkShows, agent(), { params: { id: tour.id }, body: { showIds } });
    const refused = await link(ids);
    expect(refused.body.errors?.[0]).toMatchObject({ code: 'atMost', field: 'showIds' });
    const max = Number(/\d+/.exec(refused.body.errors?.[0]?.message ?? '')?.[0]);
    expect((await link(ids.slice(0, max))).status).toBe(200);
  });

  test('is nobody else’s to delete', async () => {
    const tour = await makeTour();
    expect(refusal(await call(routes.remove, other.users.agent, { body: { id: tour.id } }))).toBe('404 notFound');
  });
});

test('a production says who looks after it', async () => {
  const owner = agency.users.assistant.user;
  const tour = await makeTour({ ownerId: owner.id, externalNotes: 'Load in at noon' });
  expect(tour).toMatchObject({ owner: { userId: owner.id }, externalNotes: 'Load in at noon' });
  const filters = [{ field: 'owner' as const, values: [owner.id] }];
  const { rows } = await ok(routes.list, agent(), { body: { filters } });
  expect(rows.map(({ id }) => id)).toEqual([tour.id]);
  const body = { name: 'X', startDate: '2027-05-20', endDate: '2027-05-20', ownerId: unknownId() };
  const refused = await call(routes.create, agent(), { body });
  expect(refused.body.errors?.[0]).toMatchObject({ code: 'choice', field: 'ownerId' });
});

test('colleagues work on a production, and are found by it', async () => {
  const [{ user: colleague }, { user: stranger }] = [agency.users.assistant, agency.users.promoter];
  const tour = await makeTour({ team: [{ userId: colleague.id, role: 'coAgent' }] });
  expect(tour.team).toEqual([{ userId: colleague.id, role: 'coAgent', name: colleague.name }]);
  const filters = [{ field: 'agent' as const, values: [colleague.id] }];
  const { rows } = await ok(routes.list, agent(), { body: { filters } });
  expect(rows.map(({ id }) => id)).toContain(tour.id);
  const { artists: _a, owner: _o, id, rev, createdAt: _c, updatedAt: _u, ...fields } = tour;
  const wrong = await call(routes.update, agent(), {
    body: { ...fields, id, rev, artistIds: [agency.artist.id], team: [{ userId: stranger.id }] },
  });
  expect(wrong.body.errors?.[0]).toMatchObject({ code: 'choice', field: 'team.0.userId' });
});

test('a new name of an artist reaches their productions', async () => {
  const artist = await makeArtist(agency.tenantId, 'Old name');
  const tour = await makeTour({ artistIds: [artist.id] });
  const ctx = { tenantId: agency.tenantId, actor: { userId: 'test', name: 'Test' }, now: new Date() };
  await artistStore.update(ctx, artist, { ...plain(artist), name: 'New name' });
  const payload = { entity: 'artist', id: artist.id };
  await deliver(agency.tenantId, 'cardChanged', payload);
  await deliver(agency.tenantId, 'cardChanged', payload);
  expect(await ok(routes.get, agent(), { params: { id: tour.id } })).toMatchObject({
    rev: 2,
    artists: [{ artistId: artist.id, name: 'New name' }],
  });
});

test('a tour stands in every period it reaches into', async () => {
  const tour = await makeTour({ name: 'Long winter', startDate: '2031-11-20', endDate: '2032-02-10' });
  const found = async (from?: string, to?: string) => {
    const body = { ...(from ? { from } : {}), ...(to ? { to } : {}), perPage: 200 };
    return (await ok(routes.list, agent(), { body })).rows.some(({ id }) => id === tour.id);
  };
  const periods = [
    ['2031-11-01', '2031-11-20'],
    ['2032-01-01', '2032-01-31'],
    ['2032-02-10', undefined],
    [undefined, '2031-11-20'],
  ] as const;
  for (const [from, to] of periods) expect(await found(from, to), `${from} to ${to}`).toBe(true);
  const others = [
    ['2031-10-01', '2031-11-19'],
    ['2032-02-11', undefined],
    [undefined, '2031-11-19'],
  ] as const;
  for (const [from, to] of others) expect(await found(from, to), `${from} to ${to}`).toBe(false);
});

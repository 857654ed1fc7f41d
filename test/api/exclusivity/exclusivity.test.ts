import { beforeAll, describe, expect, test } from 'vitest';
import { exclusivityContract } from '#shared/domains/booking/exclusivity/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeCompany, showInput, unknownId } from '#test/support/fixtures.ts';

const { get, set, remove } = exclusivityContract.routes;
const { insert, listConflicts, countConflicts, update } = showContract.routes;
let agency: Agency;
let foreign: Agency;
let near: string;
let far: string;
const venue = (name: string, city: string, lat: number, lng: number) =>
  makeCompany(agency.tenantId, {
    name,
    roles: ['venue'],
    zone: 'Europe/Lisbon',
    address: { city, countryId: 'PT', lat, lng },
  });
beforeAll(async () => {
  [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
  near = (await venue('Near Hall', 'Sintra', 38.8029, -9.3817)).id;
  far = (await venue('Far Hall', 'Porto', 41.1579, -8.6291)).id;
});
const agent = () => agency.users.agent;
const clause = { radius: 100, unit: 'km' as const, daysBefore: 60, daysAfter: 30 };
const make = (day: string, more = {}) =>
  ok(insert, agent(), { body: showInput(agency, { start: `${day}T20:00`, end: `${day}T22:00`, ...more }) });
const bind = async ({ id, rev }: { id: string; rev: number }, more = {}) =>
  ok(set, agent(), { body: { showId: id, rev, ...clause, ...more } });
const ask = (day: string, venueId: string | undefined, more = {}) =>
  ok(listConflicts, agent(), {
    body: {
      start: `${day}T20:00`,
      end: `${day}T22:00`,
      artistIds: [agency.artist.id],
      ...(venueId ? { venueId } : {}),
      ...more,
    },
  });

describe('a clause', () => {
  test('warns who places a show inside it, by distance and by days', async () => {
    const show = await make('2027-05-21');
    await bind(show);
    const { rows } = await ask('2027-03-25', near);
    expect(rows).toMatchObject([{ kind: 'exclusivity', showId: show.id, distanceKm: 23, clause: { isOwn: false } }]);
    expect((await ask('2027-03-21', near)).rows).toEqual([]);
    expect((await ask('2027-06-20', near)).rows).toHaveLength(1);
    expect((await ask('2027-06-21', near)).rows).toEqual([]);
    expect((await ask('2027-03-25', far)).rows).toEqual([]);
    expect((await ask('2027-03-25', undefined)).rows).toEqual([]);
    expect((await ask('2027-03-25', near, { excludeId: show.id })).rows).toEqual([]);
    const count = await ok(countConflicts, agent(), {
      body: { start: '2027-03-25T20:00', end: '2027-03-25T22:00', artistIds: [agency.artist.id], venueId: near },
    });
    expect(count).toEqual({ count: 1 });
  });

  test('tells whom it meets when it is set, is measured in miles as well, and goes again', async () => {
    const [show, other] = [await make('2029-05-21'), await make('2029-05-01', { venueId: far })];
    const narrow = await bind(show);
    expect(narrow.conflicts).toEqual([]);
    const wide = await bind({ id: show.id, rev: narrow.rev }, { radius: 175, unit: 'mi' });
    expect(wide.conflicts).toMatchObject([{ showId: other.id, kind: 'exclusivity', clause: { isOwn: true } }]);
    const kilometres = await bind({ id: show.id, rev: wide.rev }, { radius: 175 });
    expect(kilometres.conflicts).toEqual([]);
    expect(await ok(get, agent(), { params: { id: show.id } })).toMatchObject({ clause: { radius: 175, unit: 'km' } });
    const gone = await ok(remove, agent(), { body: { showId: show.id, rev: kilometres.rev } });
    expect(gone.clause).toBeUndefined();
    expect((await ask('2029-05-01', near)).rows.map(({ kind }) => kind)).not.toContain('exclusivity');
  });

  test('outlives an edit of its show', async () => {
    const show = await make('2030-05-21');
    const { rev } = await bind(show);
    const edited = await ok(update, agent(), {
      body: { ...showInput(agency), start: show.start, end: show.end, id: show.id, rev, billing: 'new' },
    });
    expect(edited.exclusivity).toEqual(clause);
  });

  test('is refused with the field that is wrong, in stale hands, without the right, on a locked show, in another agency', async () => {
    const { id, rev } = await make('2027-10-21', { promoterId: agency.company.id });
    const tries = (more: object, who = agent()) => call(set, who, { body: { showId: id, rev, ...clause, ...more } });
    expect((await tries({ radius: 0 })).body.errors).toMatchObject([{ code: 'tooSmall', field: 'radius' }]);
    expect((await tries({ daysAfter: 366 })).body.errors).toMatchObject([{ code: 'tooBig', field: 'daysAfter' }]);
    expect(refusal(await tries({ rev: rev + 1 }))).toBe('409 stale');
    expect(refusal(await tries({}, agency.users.promoter))).toBe('403 denied');
    expect(refusal(await tries({}, foreign.users.agent))).toBe('404 notFound');
    expect(refusal(await call(get, foreign.users.agent, { params: { id } }))).toBe('404 notFound');
    expect(refusal(await call(get, agency.users.promoter, { params: { id } }))).toBe('403 denied');
    const locked = await ok(showContract.routes.lock, agency.users.administrator, { params: { id }, body: { rev } });
    expect(refusal(await tries({ rev: locked.rev }))).toBe('409 show.locked');
  });
});

test('a question about a venue that is none is refused at its field', async () => {
  const times = { start: '2027-03-25T20:00', end: '2027-03-25T22:00', artistIds: [agency.artist.id] };
  for (const venueId of [unknownId(), agency.company.id]) {
    const answer = await call(listConflicts, agent(), { body: { ...times, venueId } });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code: 'choice', field: 'venueId' }] } });
  }
});

test('too little time for the way is a conflict, with the estimate and the time there is', async () => {
  await make('2028-09-01');
  const later = { start: '2028-09-01T23:00', end: '2028-09-02T00:30' };
  const { rows } = await ask('2028-09-01', far, later);
  expect(rows).toMatchObject([{ kind: 'travelTime', kinds: ['travelTime', 'sameDay'], travel: { gap: 60 } }]);
  expect(rows[0]?.travel?.minutes).toBeGreaterThan(180);
  expect((await ask('2028-09-01', agency.venue.id, later)).rows).toMatchObject([{ kinds: ['sameDay'] }]);
});

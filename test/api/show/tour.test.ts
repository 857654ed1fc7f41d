import { describe, expect, test } from 'vitest';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';

const { insertTour, removeMany, list, get, insert, copyDates } = showContract.routes;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const row = (day: string, more = {}) => ({
  start: `${day}T20:00`,
  end: `${day}T22:00`,
  statusId: agency.status('Option').id,
  venueId: agency.venue.id,
  ...more,
});
/** Two weeks from today on, at the venue. */
const usualEnd = () => addDays(dayIn(new Date(), 'Europe/Lisbon'), 14);
const count = async () => (await ok(list, agent(), { body: { perPage: 1 } })).total;

describe('the dates of a tour', () => {
  test('become shows of the production, its only artist and the caller', async () => {
    const tour = await ok(productionContract.routes.create, agent(), {
      body: { name: 'Spring', startDate: '2029-03-01', endDate: '2029-03-31', artistIds: [agency.artist.id] },
    });
    const fee = { minor: 250_000, currency: 'EUR' };
    const rows = [
      row('2029-03-02', { fee, promoterId: agency.company.id }),
      row('2029-03-04', { statusId: agency.status('Confirmed').id }),
    ];
    const { shows } = await ok(insertTour, agent(), { body: { productionId: tour.id, rows } });
    expect(shows).toMatchObject([
      { start: '2029-03-02T20:00', fee, phase: 'options', rank: 1, promoter: { companyId: agency.company.id } },
      { start: '2029-03-04T20:00', phase: 'confirmed', rank: 0 },
    ]);
    for (const show of shows) {
      expect(show.artists.map(({ artistId }) => artistId)).toEqual([agency.artist.id]);
      expect(show.owner.userId).toBe(agent().user.id);
      expect(show.production?.productionId).toBe(tour.id);
    }
    expect(new Set(shows.map(({ number }) => number)).size).toBe(2);
  });

  test('get the default option length, unless the row says when its option ends', async () => {
    const rows = [row('2029-04-01'), row('2029-04-02', { expiresOn: '2029-01-05' })];
    const { shows } = await ok(insertTour, agent(), { body: { artistIds: [agency.artist.id], rows } });
    expect(shows.map(({ expiresOn }) => expiresOn)).toEqual([usualEnd(), '2029-01-05']);
  });

  test('are all written or none, and each problem names its row and field', async () => {
    const before = await count();
    const rows = [
      row('2029-05-01'),
      row('2029-05-02', { venueId: agency.company.id }),
      row('2029-05-04', { end: '2029-05-03T22:00' }),
      row('2029-05-05', { promoterId: unknownId() }),
    ];
    const answer = await call(insertTour, agent(), { body: { artistIds: [agency.artist.id], rows } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ field }) => field)).toEqual([
      'rows.1.venueId',
      'rows.2.end',
      'rows.3.promoterId',
    ]);
    expect(await count()).toBe(before);
  });

  test('need an artist, and a right to confirm for a confirmed row', async () => {
    const none = await call(insertTour, agent(), { body: { rows: [row('2029-06-01')] } });
    expect(none.body.errors?.[0]).toMatchObject({ code: 'required', field: 'artistIds' });
    const booker = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['show.read', 'show.create'] });
    const confirmed = [row('2029-06-01', { statusId: agency.status('Confirmed').id })];
    const denied = await call(insertTour, booker, { body: { artistIds: [agency.artist.id], rows: confirmed } });
    expect(denied.body.errors?.[0]?.field).toBe('rows.0.statusId');
    const reader = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['show.read'] });
    expect(refusal(await call(insertTour, reader, { body: { artistIds: [agency.artist.id], rows: confirmed } }))).toBe(
      '403 denied',
    );
  });

  test('may be more than one transaction takes, and wait behind each other on one night', async () => {
    const days = Array.from({ length: 40 }, (_, i) => addDays('2029-07-01', i));
    const rows = [...days.map((day) => row(day)), row('2029-08-09')];
    const { shows } = await ok(insertTour, agent(), { body: { artistIds: [agency.otherArtist.id], rows } });
    expect(shows.map(({ start }) => start.slice(0, 10))).toEqual([...days, '2029-08-09']);
    expect(shows.map(({ rank }) => rank)).toEqual([...days.map(() => 1), 2]);
    const { removed, refused } = await ok(removeMany, agent(), { body: { ids: shows.map(({ id }) => id) } });
    expect([removed, refused]).toEqual([41, []]);
    const [first] = shows;
    expect(refusal(await call(get, agent(), { params: { id: first?.id ?? '' } }))).toBe('404 notFound');
  }, 60_000);
});

test('copies of an option get the default option length', async () => {
  const show = await ok(insert, agent(), { body: showInput(agency) });
  const { shows } = await ok(copyDates, agent(), { params: { id: show.id }, body: { dates: ['2029-09-01'] } });
  expect(shows[0]?.expiresOn).toBe(usualEnd());
});

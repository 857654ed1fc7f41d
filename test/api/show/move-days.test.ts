import { describe, expect, test } from 'vitest';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';

const { insert, get, moveDays, byIds, listManyConflicts, lock } = showContract.routes;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const makeShow = (day: string, more = {}) =>
  ok(insert, agent(), { body: showInput(agency, { start: `${day}T20:00`, end: `${day}T22:00`, ...more }) });
const showOf = (id: string) => ok(get, agent(), { params: { id } });
const asked = (shows: readonly { id: string; rev: number }[]) => shows.map(({ id, rev }) => ({ id, rev }));

describe('shows that move by days', () => {
  test('keep their clock over summer time, and options the distance to their last day', async () => {
    const show = await makeShow('2028-03-25', { expiresOn: '2028-03-01' });
    expect(show.startAt).toBe('2028-03-25T20:00:00.000Z');
    const { shows } = await ok(moveDays, agent(), { body: { days: 7, shows: asked([show]) } });
    expect(shows).toMatchObject([
      { id: show.id, start: '2028-04-01T20:00', end: '2028-04-01T22:00', expiresOn: '2028-03-08' },
    ]);
    expect(shows[0]?.startAt).toBe('2028-04-01T19:00:00.000Z');
  });

  test('move each wholly or not at all: a locked one stays and says why', async () => {
    const [one, locked] = [await makeShow('2028-05-01'), await makeShow('2028-05-03')];
    const held = await ok(lock, agency.users.administrator, { params: { id: locked.id }, body: { rev: locked.rev } });
    const gone = { id: unknownId(), rev: 1 };
    const { shows, refused } = await ok(moveDays, agent(), {
      body: { days: -2, shows: [...asked([one, held]), gone] },
    });
    expect(shows.map(({ id, start }) => [id, start])).toEqual([[one.id, '2028-04-29T20:00']]);
    expect(refused).toHaveLength(2);
    expect(refused).toContainEqual({ id: locked.id, code: 'show.locked', message: 'This show is locked' });
    expect(refused.find(({ id }) => id === gone.id)?.code).toBe('notFound');
    expect((await showOf(locked.id)).start).toBe('2028-05-03T20:00');
  });

  test('come back by Undo to their day, their place in the queue and their last day', async () => {
    const first = await makeShow('2028-06-01', { expiresOn: '2028-05-01' });
    const second = await makeShow('2028-06-01');
    expect([first.rank, second.rank]).toEqual([1, 2]);
    const moved = await ok(moveDays, agent(), { body: { days: 1, shows: asked([first]) } });
    const back = moved.shows.map(({ id, rev }) => ({ id, rev, rank: 1, expiresOn: '2028-05-01' }));
    await ok(moveDays, agent(), { body: { days: -1, shows: back } });
    expect(await showOf(first.id)).toMatchObject({ start: '2028-06-01T20:00', rank: 1, expiresOn: '2028-05-01' });
  });

  test('give way to each other: options of consecutive weeks stay first', async () => {
    const weeks = [await makeShow('2029-01-01'), await makeShow('2029-01-08'), await makeShow('2029-01-15')];
    for (const days of [7, -7]) {
      const now = await Promise.all(weeks.map(({ id }) => showOf(id)));
      const { shows } = await ok(moveDays, agent(), { body: { days, shows: asked(now) } });
      expect(shows.map(({ rank }) => rank)).toEqual([1, 1, 1]);
    }
  });

  test('are not moved twice by the same revision', async () => {
    const [one, two] = [await makeShow('2028-07-01'), await makeShow('2028-07-02')];
    const body = { days: 1, shows: asked([one, two]) };
    await ok(moveDays, agent(), { body });
    const again = await ok(moveDays, agent(), { body });
    expect(again.refused.map(({ code }) => code)).toEqual(['stale', 'stale']);
    expect((await showOf(one.id)).start).toBe('2028-07-02T20:00');
  });

  test('are refused to whoever may not change shows', async () => {
    const show = await makeShow('2028-08-01');
    const reader = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['show.read'] });
    expect(refusal(await call(moveDays, reader, { body: { days: 1, shows: asked([show]) } }))).toBe('403 denied');
  });
});

test('rows of a selection leave out what is gone or hidden', async () => {
  const show = await makeShow('2028-09-02');
  const hidden = await makeShow('2028-09-01', { artistIds: [agency.otherArtist.id] });
  const limited = await makeSignedIn(agency.tenantId, {
    role: 'agent',
    allArtists: false,
    artistIds: [agency.artist.id],
  });
  const ids = [show.id, hidden.id, unknownId()];
  expect((await ok(byIds, limited, { body: { ids } })).rows.map(({ id }) => id)).toEqual([show.id]);
  expect((await ok(byIds, agent(), { body: { ids } })).rows.map(({ id }) => id)).toEqual([hidden.id, show.id]);
});

test('conflicts of many shows are answered in the order of the questions', async () => {
  const show = await makeShow('2028-10-01');
  const question = (day: string) => ({
    start: `${day}T20:00`,
    end: `${day}T22:00`,
    artistIds: [agency.artist.id],
    venueId: agency.venue.id,
  });
  const questions = [question('2028-10-05'), question('2028-10-01')];
  const { answers } = await ok(listManyConflicts, agent(), { body: { questions } });
  expect(answers.map(({ rows }) => rows.map(({ showId }) => showId))).toEqual([[], [show.id]]);
});

test("a production's own dates move, and only from the revision that was seen", async () => {
  const tour = await ok(productionContract.routes.create, agent(), {
    body: { name: 'Spring', startDate: '2028-05-20', endDate: '2028-05-31', artistIds: [agency.artist.id] },
  });
  const move = { params: { id: tour.id }, body: { rev: tour.rev, days: -7 } };
  const moved = await ok(productionContract.routes.moveDays, agent(), move);
  expect(moved).toMatchObject({ startDate: '2028-05-13', endDate: '2028-05-24', name: 'Spring' });
  expect(refusal(await call(productionContract.routes.moveDays, agent(), move))).toBe('409 stale');
});

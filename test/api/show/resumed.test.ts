import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { CallOf, Route } from '#shared/kernel/contract/route.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { call, ok } from '#test/support/api.ts';
import { age, crashAt, failAt, transaction } from '#test/support/crash.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { insert, insertTour, get, list, moveDays, optionEnds, removeMany } = showContract.routes;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const showOf = (id: string) => ok(get, agent(), { params: { id } });
const total = async () => (await ok(list, agent(), { body: { perPage: 1 } })).total;
const asked = (shows: readonly { id: string; rev: number }[]) => shows.map(({ id, rev }) => ({ id, rev }));

/** Options of one artist on the days after this one. */
async function makeShows(first: string, count: number) {
  const days = Array.from({ length: count }, (_, i) => addDays(first, i));
  const shows: Awaited<ReturnType<typeof showOf>>[] = [];
  for (const day of days) {
    const times = { start: `${day}T20:00`, end: `${day}T22:00` };
    shows.push(await ok(insert, agent(), { body: showInput(agency, { ...times, expiresOn: addDays(day, -30) }) }));
  }
  return shows;
}

/** Kills the function at this transaction, and sends the same request under the same key again. */
async function killed<R extends Route>(route: R, input: CallOf<R>, place: number) {
  const key = randomUUID();
  const send = () => call(route, agent(), input, { 'idempotency-key': key });
  crashAt(transaction(place));
  expect((await send()).status).toBe(500);
  vi.restoreAllMocks();
  await age(agent(), key);
  const { status, body } = await send();
  expect(status).toBe(200);
  expect(await send()).toMatchObject({ status: 200, body });
  return body;
}

describe('a request over many shows that is killed goes on under its key', () => {
  test('moves each show once, and so does its Undo', async () => {
    const shows = await makeShows('2028-04-01', 5);
    const moved = await killed(moveDays, { body: { days: 1, shows: asked(shows) } }, 3);
    expect(moved.refused).toEqual([]);
    expect(moved.shows).toHaveLength(5);
    for (const { id, start, rev } of shows)
      expect(await showOf(id)).toMatchObject({
        start: `${addDays(start.slice(0, 10), 1)}T20:00`,
        rev: rev + 1,
        rank: 1,
      });

    const back = moved.shows.map(({ id, rev }) => {
      const was = shows.find((show) => show.id === id);
      return { id, rev, rank: was?.rank, expiresOn: was?.expiresOn };
    });
    const undone = await killed(moveDays, { body: { days: -1, shows: back } }, 4);
    expect(undone.refused).toEqual([]);
    for (const { id, start, expiresOn, rev } of shows)
      expect(await showOf(id)).toMatchObject({ start, expiresOn, rank: 1, rev: rev + 2 });
  });

  test('sets each end of an option once', async () => {
    const shows = await makeShows('2028-06-01', 3);
    const ends = asked(shows).map((show) => ({ ...show, expiresOn: '2028-05-20' }));
    const { shows: set, refused } = await killed(optionEnds, { body: { shows: ends } }, 2);
    expect(refused).toEqual([]);
    expect(set.map(({ rev }) => rev)).toEqual(shows.map(({ rev }) => rev + 1));
  });

  test('creates each date of a tour once, and deletes each once', async () => {
    const before = await total();
    const rows = Array.from({ length: 24 }, (_, i) => {
      const day = addDays('2028-09-01', i);
      return {
        start: `${day}T20:00`,
        end: `${day}T22:00`,
        statusId: agency.status('Option').id,
        venueId: agency.venue.id,
      };
    });
    const { shows } = await killed(insertTour, { body: { artistIds: [agency.artist.id], rows } }, 2);
    expect(shows.map(({ start }) => start)).toEqual(rows.map(({ start }) => start));
    expect(shows.map(({ rank }) => rank)).toEqual(rows.map(() => 1));
    expect(await total()).toBe(before + rows.length);

    const { removed, refused } = await killed(removeMany, { body: { ids: shows.map(({ id }) => id) } }, 5);
    expect([removed, refused]).toEqual([rows.length, []]);
    expect(await total()).toBe(before);
  });
});

test('a tour that breaks off without being killed leaves no date, and its key serves again', async () => {
  const before = await total();
  const key = randomUUID();
  const day = (i: number) => addDays('2028-11-01', i);
  const rows = Array.from({ length: 24 }, (_, i) => ({
    start: `${day(i)}T20:00`,
    end: `${day(i)}T22:00`,
    statusId: agency.status('Option').id,
  }));
  const body = { artistIds: [agency.artist.id], rows };
  const send = () => call(insertTour, agent(), { body }, { 'idempotency-key': key });
  failAt(transaction(2));
  expect((await send()).status).toBe(500);
  vi.restoreAllMocks();
  expect(await total()).toBe(before);
  const { status, body: made } = await send();
  expect([status, made.shows.length]).toEqual([200, rows.length]);
  expect(await total()).toBe(before + rows.length);
});

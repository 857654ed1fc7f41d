import { expect, test } from 'vitest';
import { externalCalendarContract } from '#shared/domains/booking/external-calendar/contract.ts';
import { externalEventContract } from '#shared/domains/booking/external-event/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';

const { create, get, update, remove, restore, list } = externalEventContract.routes;
const [agency, others] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
const input = (day: string, more: object = {}) => ({
  artistIds: [agency.artist.id, agency.otherArtist.id],
  title: 'Radio interview',
  start: `${day}T10:00`,
  end: `${day}T11:00`,
  ...more,
});
const make = (day: string, more?: object) => ok(create, agent(), { body: input(day, more) });
const planned = async (day: string, who = agent()) => {
  const { appointments } = await ok(planningContract.routes.appointments, who, { body: { from: day, to: day } });
  return appointments.map(({ kind, title, artistId }) => [kind, title, artistId]);
};
const calendar = (more: object = {}) =>
  ok(externalCalendarContract.routes.create, agent(), {
    body: { name: 'Press', artistIds: [agency.artist.id], zone: 'Europe/Amsterdam', ...more },
  });

test('an entry by hand stands in planning for each artist, changes, goes and comes back', async () => {
  const { id, rev } = await make('2027-03-01');
  const both = [agency.artist.id, agency.otherArtist.id].map((artist) => ['external', 'Radio interview', artist]);
  expect((await planned('2027-03-01')).toSorted()).toEqual(both.toSorted());
  const body = { ...input('2027-03-02'), artistIds: [agency.artist.id], title: 'Television', rev };
  const changed = await ok(update, agent(), { params: { id }, body });
  expect(changed).toMatchObject({ title: 'Television', isSynced: false, artists: [{ name: 'First Artist' }] });
  expect([await planned('2027-03-01'), await planned('2027-03-02')]).toEqual([
    [],
    [['external', 'Television', agency.artist.id]],
  ]);
  await ok(remove, agent(), { params: { id } });
  expect(await planned('2027-03-02')).toEqual([]);
  expect(refusal(await call(get, agent(), { params: { id } }))).toBe('404 notFound');
  await ok(restore, agent(), { params: { id } });
  expect(await planned('2027-03-02')).toHaveLength(1);
});

test('people outside learn that the artist is taken, not what for', async () => {
  await make('2027-03-09');
  expect(await planned('2027-03-09', agency.users.artist)).toEqual([['external', '', agency.artist.id]]);
});

test('stands in the list of its calendar, in the order of time', async () => {
  const { id: calendarId } = await calendar();
  await make('2027-04-02', { calendarId, title: 'Second' });
  const first = await make('2027-04-01', { calendarId, title: 'First' });
  const rows = async (from: string, to: string) =>
    (await ok(list, agent(), { body: { calendarId, from, to } })).rows.map(({ title }) => title);
  expect(await rows('2027-04-01', '2027-04-30')).toEqual(['First', 'Second']);
  expect(await rows('2027-04-02', '2027-04-30')).toEqual(['Second']);
  await ok(remove, agent(), { params: { id: first.id } });
  expect(await rows('2027-04-01', '2027-04-30')).toEqual(['Second']);
});

test('refuses what is stale, unknown, not theirs or makes no sense', async () => {
  const { id, rev } = await make('2027-05-01');
  const stale = await call(update, agent(), { params: { id }, body: { ...input('2027-05-02'), rev: rev + 1 } });
  expect(refusal(stale)).toBe('409 stale');
  expect(refusal(await call(get, others.users.agent, { params: { id } }))).toBe('404 notFound');
  expect(refusal(await call(remove, agency.users.assistant, { params: { id } }))).toBe('403 denied');
  const wrong = async (more: object) => {
    const { status, body } = await call(create, agent(), { body: input('2027-05-01', more) });
    return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
  };
  expect(await wrong({ end: '2027-04-30T10:00' })).toEqual([400, 'endBeforeBegin', 'end']);
  expect(await wrong({ end: '2028-05-01T10:00' })).toEqual([400, 'date', 'end']);
  expect(await wrong({ title: '<b>' })).toEqual([400, 'forbiddenCharacters', 'title']);
  expect(await wrong({ artistIds: [unknownId()] })).toEqual([400, 'choice', 'artistIds']);
  expect(await wrong({ calendarId: unknownId() })).toEqual([400, 'choice', 'calendarId']);
});

test("an entry in another's own calendar is not there", async () => {
  const { id: calendarId } = await calendar({ name: 'Mine', isOwn: true });
  const { id } = await make('2027-06-01', { calendarId });
  expect(refusal(await call(get, agency.users.assistant, { params: { id } }))).toBe('404 notFound');
  const { assistant } = agency.users;
  expect(refusal(await call(create, assistant, { body: input('2027-06-02', { calendarId }) }))).toBe('400 choice');
});

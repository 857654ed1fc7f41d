import { expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { CallOf } from '#shared/kernel/contract/route.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { appointments, schedule } = planningContract.routes;
const agency = await makeAgency();
const insert = (more: object) => ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency, more) });
const idsOf = async (body: CallOf<typeof appointments>['body'], who: 'agent' | 'promoter' = 'agent') =>
  (await ok(appointments, agency.users[who], { body })).appointments.map((card) => card.id);

test('a residency over the turn of the month stands in both months, once in a stretch of both', async () => {
  const { id } = await insert({ start: '2027-01-30T00:00', end: '2027-02-02T23:59', isAllDay: true });
  expect(await idsOf({ from: '2027-01-01', to: '2027-01-31' })).toEqual([id]);
  expect(await idsOf({ from: '2027-02-02', to: '2027-02-28' })).toEqual([id]);
  expect(await idsOf({ from: '2027-01-01', to: '2027-02-28' })).toEqual([id]);
  expect(await idsOf({ from: '2027-02-03', to: '2027-02-28' })).toEqual([]);
});

test('a night stands under its evening: in the period that ends with it, and not in the one that begins after it', async () => {
  const { id } = await insert({ start: '2027-06-06T00:30', end: '2027-06-06T02:00', isNight: true });
  expect(await idsOf({ from: '2027-06-05', to: '2027-06-05' })).toEqual([id]);
  expect(await idsOf({ from: '2027-06-06', to: '2027-06-06' })).toEqual([]);
  const scheduled = async (range: 'day' | 'week', date: string) => {
    const { appointments: cards } = await ok(schedule, agency.users.agent, { body: { range, date } });
    return cards.map((card) => card.id);
  };
  expect(await scheduled('day', '2027-06-05')).toEqual([id]);
  const sunday = await insert({ start: '2027-06-21T00:30', end: '2027-06-21T02:00', isNight: true });
  expect(await scheduled('week', '2027-06-20')).toEqual([sunday.id]);
  expect(await scheduled('week', '2027-06-21')).toEqual([]);
  const lastOfMonth = await insert({ start: '2027-08-01T01:00', end: '2027-08-01T02:00', isNight: true });
  expect(await idsOf({ from: '2027-07-01', to: '2027-07-31' })).toEqual([lastOfMonth.id]);
});

test('a bill stands in the row of each of its artists', async () => {
  const [artistIds, day] = [[agency.artist.id, agency.otherArtist.id], { from: '2027-03-05', to: '2027-03-05' }];
  await insert({ start: '2027-03-05T20:00', end: '2027-03-05T22:00', artistIds });
  const { artists, appointments: cards } = await ok(appointments, agency.users.agent, { body: day });
  expect(artists.map((artist) => artist.id)).toEqual(artistIds);
  expect(cards.map((card) => card.artistId).sort()).toEqual(artistIds.toSorted());
  const one = await ok(appointments, agency.users.agent, { body: { ...day, artistIds: [agency.otherArtist.id] } });
  expect(one.appointments.map((card) => card.artistId)).toEqual([agency.otherArtist.id]);
});

test('shows the cancelled only when asked', async () => {
  const statusId = agency.status('Cancelled').id;
  const { id } = await insert({ start: '2027-04-09T20:00', end: '2027-04-09T22:00', statusId });
  const day = { from: '2027-04-09', to: '2027-04-09' };
  expect(await idsOf(day)).toEqual([]);
  expect(await idsOf({ ...day, phases: ['cancelled'] })).toEqual([id]);
});

test('shows outsiders their artists alone', async () => {
  const day = { from: '2027-06-11', to: '2027-06-11' };
  const times = { start: '2027-06-11T20:00', end: '2027-06-11T22:00' };
  const mine = await insert({ ...times, promoterId: agency.company.id });
  await insert({ ...times, artistIds: [agency.otherArtist.id] });
  expect(await idsOf(day, 'promoter')).toEqual([mine.id]);
});

test('refuses days in the wrong order and more than a quarter', async () => {
  const ask = (from: string, to: string) => call(appointments, agency.users.agent, { body: { from, to } });
  expect(refusal(await ask('2027-06-12', '2027-06-11'))).toBe('400 endBeforeBegin');
  expect(refusal(await ask('2027-01-01', '2027-06-30'))).toBe('400 date');
});

test('rows are the active artists by name, as they were last written', async () => {
  const { create, update, remove, restore } = artistContract.routes;
  const { agent } = agency.users;
  const named = async () => {
    const { artists } = await ok(appointments, agent, { body: { from: '2027-09-01', to: '2027-09-01' } });
    return artists.map(({ name }) => name);
  };
  const others = await named();
  const { id, rev } = await ok(create, agent, { body: { name: 'Ångström', hexColor: '#112233' } });
  expect(await named()).toEqual(['Ångström', ...others]);
  const params = { id };
  const renamed = await ok(update, agent, { params, body: { name: 'Zoë', hexColor: '#112233', rev } });
  expect(await named()).toEqual([...others, 'Zoë']);
  const body = { name: 'Zoë', hexColor: '#112233', isActive: false, rev: renamed.rev };
  const left = await ok(update, agent, { params, body });
  expect(await named()).toEqual(others);
  await ok(update, agent, { params, body: { ...body, isActive: true, rev: left.rev } });
  await ok(remove, agent, { params });
  expect(await named()).toEqual(others);
  await ok(restore, agent, { params });
  expect(await named()).toEqual([...others, 'Zoë']);
});

import { expect, test } from 'vitest';
import { privateEntryContract } from '#shared/domains/booking/private-entry/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';

const { create, get, update, move, remove, restore } = privateEntryContract.routes;
const { appointments } = planningContract.routes;
const [agency, others] = await Promise.all([makeAgency(), makeAgency()]);
const input = (day: string, more: object = {}) => ({
  artistId: agency.artist.id,
  title: 'Holiday',
  isAllDay: true,
  start: `${day}T00:00`,
  end: `${day}T23:59`,
  ...more,
});
const make = (day: string) => ok(create, agency.users.agent, { body: input(day) });
const seenOn = async (day: string, who: 'agent' | 'artist' | 'promoter' = 'agent') => {
  const { appointments: cards } = await ok(appointments, agency.users[who], { body: { from: day, to: day } });
  return cards.map(({ kind, id, rev, artistId }) => ({ kind, id, rev, artistId }));
};

test('an own entry stands in planning, moves, goes and comes back', async () => {
  const { agent } = agency.users;
  const { id, rev } = await make('2027-02-01');
  const params = { id };
  expect(await seenOn('2027-02-01')).toEqual([{ kind: 'private', id, rev, artistId: agency.artist.id }]);
  const place = { artistId: agency.otherArtist.id, start: '2027-02-03T00:00', end: '2027-02-04T23:59' };
  const moved = await ok(move, agent, { params, body: { rev, ...place, isNight: true } });
  expect(moved).toMatchObject({ ...place, isNight: true, title: 'Holiday', rev: rev + 1 });
  expect(await seenOn('2027-02-01')).toEqual([]);
  await ok(remove, agent, { params });
  expect(await seenOn('2027-02-04')).toEqual([]);
  await ok(restore, agent, { params });
  expect(await seenOn('2027-02-04')).toHaveLength(1);
  const { rev: now } = await ok(get, agent, { params });
  const changed = await ok(update, agent, { params, body: { ...input('2027-02-09'), title: 'Studio', rev: now } });
  expect(changed.title).toBe('Studio');
});

test('nobody outside the agency sees it', async () => {
  const { id } = await make('2027-02-12');
  expect([await seenOn('2027-02-12', 'artist'), await seenOn('2027-02-12', 'promoter')]).toEqual([[], []]);
  expect(refusal(await call(get, agency.users.artist, { params: { id } }))).toBe('404 notFound');
  expect(refusal(await call(get, others?.users.agent, { params: { id } }))).toBe('404 notFound');
  expect(refusal(await call(remove, agency.users.readOnly, { params: { id } }))).toBe('403 denied');
});

test('refuses what is stale or makes no sense', async () => {
  const { agent } = agency.users;
  const { id, rev } = await make('2027-02-20');
  const stale = await call(update, agent, { params: { id }, body: { ...input('2027-02-21'), rev: rev + 1 } });
  expect(refusal(stale)).toBe('409 stale');
  const wrong = async (body: ReturnType<typeof input>) => {
    const { status, body: answer } = await call(create, agent, { body });
    return [status, answer.errors?.[0]?.code, answer.errors?.[0]?.field];
  };
  expect(await wrong(input('2027-02-20', { end: '2027-02-19T23:59' }))).toEqual([400, 'endBeforeBegin', 'end']);
  expect(await wrong(input('2027-02-20', { title: '' }))).toEqual([400, 'required', 'title']);
  expect(await wrong(input('2027-02-20', { artistId: unknownId() }))).toEqual([400, 'choice', 'artistId']);
});

import { beforeAll, expect, test } from 'vitest';
import { publicDatesContract } from '#shared/domains/booking/public-dates/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';
import { NEXT_YEAR } from '#test/support/next-year.ts';

const { feed, get, set } = publicDatesContract.routes;
const nextYear = (day: string) => `${NEXT_YEAR}-${day}`;
const ANNOUNCED = '2020-01-01T12:00';

let agency: Agency;
beforeAll(async () => {
  agency = await makeAgency();
});
const params = () => ({ id: agency.artist.id });
const turned = (isOn: boolean) => ok(set, agency.users.agent, { params: params(), body: { isOn } });
const read = (key = '') => call(feed, undefined, { params: { key } });

async function makeShow(day: string, more: object = {}) {
  const times = { start: `${day}T20:00`, end: `${day}T22:00` };
  const body = showInput(agency, { ...times, statusId: agency.status('Confirmed').id, announceAt: ANNOUNCED, ...more });
  return ok(showContract.routes.insert, agency.users.administrator, { body });
}

test('a website reads the announced dates of an artist, and nothing more', async () => {
  const fee = { minor: 987_654, currency: 'EUR' };
  await makeShow(nextYear('05-21'), { fee, internalNotes: 'Secret note', description: 'Inner words' });
  await makeShow(nextYear('03-02'));
  await makeShow(nextYear('06-01'), { announceAt: undefined });
  await makeShow(nextYear('06-02'), { announceAt: `${nextYear('06-01')}T10:00` });
  await makeShow(nextYear('06-03'), { statusId: agency.status('Option').id });
  await makeShow(nextYear('06-04'), { artistIds: [agency.otherArtist.id] });

  const before = await ok(get, agency.users.agent, { params: params() });
  expect(before).toMatchObject({ isOn: false });
  expect(before.key).toBeUndefined();
  expect(before.dates.map(({ date }) => date)).toEqual([nextYear('03-02'), nextYear('05-21')]);

  const { key, isOn } = await turned(true);
  expect([isOn, key?.length]).toEqual([true, 22]);
  const { status, body } = await read(key);
  expect(status).toBe(200);
  const place = { city: 'Lisboa', countryId: 'PT', venue: 'Test Hall' };
  expect(body).toEqual({
    artist: 'First Artist',
    dates: [
      { date: nextYear('03-02'), ...place },
      { date: nextYear('05-21'), ...place },
    ],
  });
});

test('the switch closes the address, and opens the same one again', async () => {
  const { key } = await turned(true);
  expect((await turned(false)).isOn).toBe(false);
  expect(refusal(await read(key))).toBe('404 notFound');
  expect((await turned(true)).key).toBe(key);
  expect((await read(key)).status).toBe(200);
  expect((await turned(true)).key).toBe(key);
  expect(refusal(await read('A'.repeat(22)))).toBe('404 notFound');
});

test('a cancelled show and a deleted artist leave the website at once', async () => {
  const own = await makeAgency();
  agency = own;
  const show = await makeShow(nextYear('04-01'));
  const { key } = await turned(true);
  const days = async () => (await read(key)).body.dates.map(({ date }) => date);
  expect(await days()).toEqual([nextYear('04-01')]);
  await ok(showContract.routes.remove, own.users.administrator, { params: { id: show.id } });
  expect(await days()).toEqual([]);
  await ok(artistContract.routes.remove, own.users.administrator, { params: params() });
  expect(refusal(await read(key))).toBe('404 notFound');
});

test('only staff with the right and with the artist turn the switch', async () => {
  const own = await makeAgency();
  const [id, body] = [{ id: own.artist.id }, { isOn: true }];
  expect(refusal(await call(set, own.users.readOnly, { params: id, body }))).toBe('403 denied');
  expect(refusal(await call(get, own.users.artist, { params: id }))).toBe('403 denied');
  const other = await makeSignedIn(own.tenantId, { role: 'agent', allArtists: false, artistIds: [own.otherArtist.id] });
  expect(refusal(await call(set, other, { params: id, body }))).toBe('404 notFound');
  expect(refusal(await call(get, other, { params: id }))).toBe('404 notFound');
  const stranger = (await makeAgency()).users.administrator;
  expect(refusal(await call(set, stranger, { params: id, body }))).toBe('404 notFound');
});

test('two presses at once make one address', async () => {
  const own = await makeAgency();
  const press = () => call(set, own.users.agent, { params: { id: own.artist.id }, body: { isOn: true } });
  const answers = await Promise.all([press(), press()]);
  const keys = answers.flatMap(({ body: { key } }) => key ?? []);
  expect(new Set(keys).size).toBe(1);
});

import { describe, expect, test } from 'vitest';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliverBatch } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeSignedIn, makeTag, unknownId } from '#test/support/fixtures.ts';
import { makeRide, rideInput } from './ground-transport.ts';

const { routes } = groundTransportContract;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
const get = (id: string, who = agent()) => call(routes.get, who, { params: { id } });

describe('a ride', () => {
  test('is kept with its clock and the names of who goes along', async () => {
    const { id } = await makeRide(agency, { driver: { name: 'Rui', vehicleModel: 'Vito' } });
    const { body } = await get(id);
    expect(body).toMatchObject({
      rev: 1,
      phase: 'confirmed',
      routeHexColor: '#FF0A81',
      artists: [{ artistId: agency.artist.id, name: 'First Artist' }],
      travellers: [{ contactId: agency.contact.id, name: { fullName: 'Nina Test' }, position: 'Booker' }],
      driver: { name: 'Rui', mobile: '', email: '', vehicleModel: 'Vito' },
      start: { letter: 'A', dateTimeLocal: '2027-05-21T14:00', placeName: 'Portela' },
      end: { letter: 'B', dateTimeLocal: '2027-05-21T14:45', placeName: 'Hotel Mundial' },
      linkedShows: [],
    });
  });

  test('that has to be there by a time leaves as early as it takes', async () => {
    const end = { locationType: 'venue' as const, dateTimeLocal: '2027-05-21T18:00' };
    const ride = await makeRide(agency, { departArriveSelect: 'arriveBy', duration: 90, end });
    expect([ride.start.dateTimeLocal, ride.end.dateTimeLocal]).toEqual(['2027-05-21T16:30', '2027-05-21T18:00']);
  });

  test('is changed as it was last seen, copied, deleted and brought back', async () => {
    const { id } = await makeRide(agency);
    const body = { ...rideInput(agency), duration: 60, notes: 'Gate B', rev: 1 };
    const changed = await ok(routes.update, agent(), { params: { id }, body });
    expect(changed).toMatchObject({
      rev: 2,
      duration: 60,
      notes: 'Gate B',
      end: { dateTimeLocal: '2027-05-21T15:00' },
    });
    const stale = await call(routes.update, agent(), { params: { id }, body });
    expect(refusal(stale)).toBe('409 stale');
    expect(stale.body).toMatchObject({ current: { rev: 2, linkedShows: [] } });
    const copy = await ok(routes.copy, agent(), { params: { id } });
    expect(copy).toMatchObject({ rev: 1, duration: 60, notes: 'Gate B' });
    expect(copy.id).not.toBe(id);
    await ok(routes.remove, agent(), { params: { id } });
    expect(refusal(await get(id))).toBe('404 notFound');
    expect(await ok(routes.restore, agent(), { params: { id } })).toMatchObject({ id, duration: 60 });
    const { rows } = await ok(routes.activity, agent(), { params: { id }, query: {} });
    expect(rows.map(({ action }) => action)).toEqual(['restore', 'delete', 'update', 'create']);
  });

  test('names the field that is wrong', async () => {
    const wrong = async (more: object) => {
      const answer = await call(routes.create, agent(), { body: { ...rideInput(agency), ...more } });
      return [answer.status, answer.body.errors?.[0]?.code, answer.body.errors?.[0]?.field];
    };
    expect(await wrong({ artistIds: [other.artist.id] })).toEqual([400, 'choice', 'artistIds.0']);
    expect(await wrong({ travellerIds: [other.contact.id] })).toEqual([400, 'choice', 'travellerIds.0']);
    expect(await wrong({ tagIds: [agency.tag.id] })).toEqual([400, 'choice', 'tagIds.0']);
    expect(await wrong({ showId: unknownId() })).toEqual([400, 'choice', 'showId']);
    expect(await wrong({ start: { locationType: 'hotel' } })).toEqual([400, 'required', 'start.dateTimeLocal']);
    expect(await wrong({ end: { dateTimeLocal: '2027-05-21T14:45' } })).toEqual([400, 'choice', 'end.locationType']);
    expect(await wrong({ duration: 0 })).toEqual([400, 'tooSmall', 'duration']);
    expect(await wrong({ driver: { email: 'nobody' } })).toMatchObject([400, 'email', 'driver.email']);
  });

  test('takes nobody along whose name the writer may not read', async () => {
    const permissions = ['groundTransport.read', 'groundTransport.create', 'artist.read'] as const;
    const someone = await makeSignedIn(agency.tenantId, { role: 'assistant', permissions });
    const answer = await call(routes.create, someone, { body: rideInput(agency) });
    expect(answer.body.errors?.[0]).toMatchObject({ code: 'choice', field: 'travellerIds.0' });
  });
});

describe('who may', () => {
  const writes = async (who: Agency['users']['agent'], id: string) => {
    const params = { id };
    const body = { ...rideInput(agency), rev: 1 };
    return [
      refusal(await call(routes.create, who, { body: rideInput(agency) })),
      refusal(await call(routes.update, who, { params, body })),
      refusal(await call(routes.remove, who, { params })),
    ];
  };

  test('read, create, update and delete, by role', async () => {
    const { id } = await makeRide(agency);
    const { assistant, readOnly, artist, promoter } = agency.users;
    expect(await writes(readOnly, id)).toEqual(['403 denied', '403 denied', '403 denied']);
    expect(await writes(artist, id)).toEqual(['403 denied', '403 denied', '403 denied']);
    expect(await writes(assistant, id)).toEqual(['200', '200', '403 denied']);
    expect((await get(id, readOnly)).status).toBe(200);
    expect((await get(id, artist)).status).toBe(200);
    expect(refusal(await get(id, promoter))).toBe('403 denied');
  });

  test('of people outside those of an artist see what the artist’s rides need, others none', async () => {
    const tag = await makeTag(agency.tenantId, 'Own van', 'groundTransport');
    const mine = await makeRide(agency, { tagIds: [tag.id], notes: 'Gate B' });
    const foreign = await makeRide(agency, { artistIds: [agency.otherArtist.id] });
    const { artist } = agency.users;
    const seen = await ok(routes.get, artist, { params: { id: mine.id } });
    expect(seen).toMatchObject({ notes: 'Gate B' });
    expect(seen.tagIds).toBeUndefined();
    expect(refusal(await get(foreign.id, artist))).toBe('404 notFound');
    const { rows } = await ok(routes.list, artist, { body: {} });
    expect(rows.map(({ id }) => id)).toContain(mine.id);
    expect(rows.map(({ id }) => id)).not.toContain(foreign.id);
    const byTag = { filters: [{ field: 'tag' as const, values: [tag.id] }] };
    expect((await call(routes.list, artist, { body: byTag })).body.errors?.[0]?.field).toBe('filters');
  });

  test('of another agency: nobody', async () => {
    const { id } = await makeRide(agency);
    expect(refusal(await get(id, other.users.administrator))).toBe('404 notFound');
    expect(refusal(await get(unknownId()))).toBe('404 notFound');
    const update = { params: { id }, body: { ...rideInput(other), rev: 1 } };
    expect(refusal(await call(routes.update, other.users.agent, update))).toBe('404 notFound');
  });
});

test('the list is filtered by artist, traveller, phase, tag and period, and searched by place', async () => {
  const own = await makeAgency();
  const tag = await makeTag(own.tenantId, 'Own van', 'groundTransport');
  const first = await makeRide(own, { tagIds: [tag.id], phase: 'options' });
  const late = { dateTimeLocal: '2027-06-02T09:00', locationType: 'venue' as const, placeName: 'Casa da Música' };
  const second = await makeRide(own, { artistIds: [own.otherArtist.id], start: late });
  const found = async (body: object) => (await ok(routes.list, own.users.agent, { body })).rows.map(({ id }) => id);
  const by = (field: string, value: string) => found({ filters: [{ field, values: [value] }] });
  expect(await found({})).toEqual([first.id, second.id]);
  expect(await found({ sort: { by: 'date', direction: 'desc' } })).toEqual([second.id, first.id]);
  expect(await by('artist', own.artist.id)).toEqual([first.id]);
  expect(await by('phase', 'confirmed')).toEqual([second.id]);
  expect(await by('tag', tag.id)).toEqual([first.id]);
  expect(await by('traveller', own.contact.id)).toEqual([first.id, second.id]);
  expect(await found({ from: '2027-06-01', to: '2027-06-02' })).toEqual([second.id]);
  expect(await found({ to: '2027-05-21' })).toEqual([first.id]);
  expect(await found({ keyword: 'musica' })).toEqual([second.id]);
  const { items } = await ok(routes.picker, own.users.agent, { body: { keyword: 'mundial' } });
  expect(items.map(({ key }) => key).toSorted()).toEqual([first.id, second.id].toSorted());
});

test('phases and kinds of places are offered in the reader’s language', async () => {
  const dutch = { 'accept-language': 'nl' };
  const { phases, locationTypes } = await ok(routes.options, agency.users.readOnly, {}, dutch);
  expect(phases[0]).toEqual({ value: 'confirmed', text: 'Bevestigd', icon: 'circle-check' });
  expect(locationTypes[0]).toMatchObject({ value: 'unknown', text: 'Onbekend' });
  expect(locationTypes.at(-1)).toMatchObject({ value: 'other', text: 'Anders' });
});

test('many at once get tags, and go', async () => {
  const tag = await makeTag(agency.tenantId, 'By train', 'groundTransport');
  const rides = [await makeRide(agency), await makeRide(agency)];
  const run = async (operation: 'tags' | 'delete', values: string[] = []) => {
    const body = { mainArea: 'groundTransport' as const, ids: rides.map(({ id }) => id), values };
    const { id } = await ok(mySelectionContract.routes.batch, agent(), { params: { operation }, body });
    await deliverBatch(agency.tenantId, id);
    return ok(mySelectionContract.routes.report, agent(), { params: { id } });
  };
  expect(await run('tags', [tag.id])).toMatchObject({ done: 2, failed: 0 });
  const counted = { mainArea: 'groundTransport' as const, ids: rides.map(({ id }) => id) };
  const { rows } = await ok(mySelectionContract.routes.tags, agent(), { body: counted });
  expect(rows.find(({ id }) => id === tag.id)).toMatchObject({ count: 2 });
  expect(await run('delete')).toMatchObject({ done: 2, failed: 0 });
  expect(refusal(await get(rides[0]?.id ?? ''))).toBe('404 notFound');
});

test('notes stand on it as on any record', async () => {
  const { id: recordId } = await makeRide(agency);
  const target = { entity: 'groundTransport' as const, recordId };
  await ok(noteContract.routes.create, agent(), { body: { ...target, body: 'Bring the keys' } });
  const { rows } = await ok(noteContract.routes.list, agent(), { body: target });
  expect(rows).toMatchObject([{ body: 'Bring the keys' }]);
});

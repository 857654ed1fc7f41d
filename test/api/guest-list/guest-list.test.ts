import { describe, expect, test } from 'vitest';
import { guestListStore } from '#functions/domains/journeys/guest-list/store.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeSignedIn, unknownId } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';
import { addGuest, makeList, makePlace, makeShow } from './list.ts';

const { routes } = guestListContract;
const shows = showContract.routes;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
const get = (id: string, who = agent()) => call(routes.get, who, { params: { id } });
const wrongOf = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  return [status, body.errors?.[0]?.code, body.errors?.[0]?.field];
};

describe('a guest list', () => {
  test('belongs to a show and says when and where that is', async () => {
    const show = await makeShow(agency);
    const { id } = await makeList(agency, show.id);
    expect((await get(id)).body).toMatchObject({
      rev: 1,
      name: 'Main list',
      notes: '',
      show: { showId: show.id, number: show.number, start: show.start, zone: 'Europe/Lisbon', venue: 'Test Hall' },
      artists: [{ artistId: agency.artist.id, name: 'First Artist' }],
      totals: { used: 0, allotment: 0, guests: 0, places: 0 },
    });
    expect((await get(id)).body.isShowDeleted).toBeUndefined();
  });

  test('is changed as it was last seen, deleted and brought back with all that is in it', async () => {
    const { id } = await makeList(agency);
    const place = await makePlace(agency, id);
    await addGuest(agency, { id, placeId: place.id });
    const body = { name: 'Friends', notes: 'Side door', rev: 1 };
    expect(await ok(routes.update, agent(), { params: { id }, body })).toMatchObject({ rev: 2, notes: 'Side door' });
    const stale = await call(routes.update, agent(), { params: { id }, body });
    expect(refusal(stale)).toBe('409 stale');
    expect(stale.body).toMatchObject({ current: { rev: 2, totals: { guests: 1 } } });
    await ok(routes.remove, agent(), { params: { id } });
    expect(refusal(await get(id))).toBe('404 notFound');
    expect(refusal(await call(routes.content, agent(), { params: { id } }))).toBe('404 notFound');
    const params = { id, placeId: place.id };
    const late = await call(routes.addGuest, agent(), { params, body: { name: 'Late' } });
    expect(refusal(late)).toBe('404 notFound');
    expect(await ok(routes.restore, agent(), { params: { id } })).toMatchObject({ totals: { guests: 1 } });
    const { rows } = await ok(routes.activity, agent(), { params: { id }, query: {} });
    expect(rows.map(({ action }) => action)).toEqual([
      'restore',
      'delete',
      'update',
      'guest.add',
      'place.add',
      'create',
    ]);
  });

  test('names the field that is wrong', async () => {
    const show = await makeShow(agency);
    const foreign = await makeShow(other);
    const wrong = (more: object) =>
      wrongOf(call(routes.create, agent(), { body: { name: 'List', showId: show.id, ...more } }));
    expect(await wrong({ name: ' ' })).toEqual([400, 'required', 'name']);
    expect(await wrong({ name: 'x'.repeat(101) })).toEqual([400, 'tooLong', 'name']);
    expect(await wrong({ notes: 'x'.repeat(2501) })).toEqual([400, 'tooLong', 'notes']);
    expect(await wrong({ showId: '' })).toEqual([400, 'required', 'showId']);
    expect(await wrong({ showId: unknownId() })).toEqual([400, 'choice', 'showId']);
    expect(await wrong({ showId: foreign.id })).toEqual([400, 'choice', 'showId']);
    await ok(shows.remove, agent(), { params: { id: show.id } });
    expect(await wrong({})).toEqual([400, 'choice', 'showId']);
  });
});

describe('who may', () => {
  test('read, create, update and delete, by role', async () => {
    const list = await makeList(agency);
    const { id } = list;
    const { place } = await ok(routes.createPlace, agent(), { params: { id }, body: { name: 'Band', allotment: 5 } });
    const writes = async (who: Agency['users']['agent']) => [
      refusal(await call(routes.create, who, { body: { name: 'List', showId: list.show.showId } })),
      refusal(await call(routes.addGuest, who, { params: { id, placeId: place.id }, body: { name: 'Somebody' } })),
      refusal(await call(routes.remove, who, { params: { id } })),
    ];
    const { assistant, readOnly, artist, promoter } = agency.users;
    for (const who of [readOnly, artist, promoter])
      expect(await writes(who)).toEqual(['403 denied', '403 denied', '403 denied']);
    expect(await writes(assistant)).toEqual(['200', '200', '403 denied']);
    for (const who of [readOnly, artist, promoter]) expect((await get(id, who)).status).toBe(200);
  });

  test('of people outside those of an artist read the artist’s lists, without what is for the agency', async () => {
    const mine = await makeList(agency);
    const asks = ['email' as const, 'documentNo' as const];
    const place = await makePlace(agency, mine.id, { asks });
    await addGuest(agency, { id: mine.id, placeId: place.id }, { email: 'ann@test.example', documentNo: 'P1' });
    const update = { name: 'Main list', notes: 'Owes us a favour', rev: 1 };
    await ok(routes.update, agent(), { params: { id: mine.id }, body: update });
    const show = await makeShow(agency, { artistIds: [agency.otherArtist.id] });
    const foreign = await makeList(agency, show.id);
    const { artist } = agency.users;
    expect(await ok(routes.get, artist, { params: { id: mine.id } })).toMatchObject({ notes: '' });
    const { guests } = await ok(routes.content, artist, { params: { id: mine.id } });
    expect(guests).toMatchObject([{ name: 'Ann Example', email: '', documentNo: '' }]);
    const log = await ok(routes.activity, artist, { params: { id: mine.id }, query: {} });
    expect(JSON.stringify(log)).not.toContain('favour');
    expect(JSON.stringify(log)).not.toContain('ann@');
    for (const route of [routes.get, routes.content, routes.export, routes.activity] as const) {
      const answer = await call(route, artist, { params: { id: foreign.id }, query: {} } as never);
      expect(refusal(answer)).toBe('404 notFound');
    }
    expect(refusal(await call(routes.ofShow, artist, { params: { id: show.id } }))).toBe('404 notFound');
    const { rows } = await ok(routes.list, artist, { body: {} });
    expect(rows.map(({ id }) => id)).toContain(mine.id);
    expect(rows.map(({ id }) => id)).not.toContain(foreign.id);
  });

  test('outside never write, whatever rights somebody gave them', async () => {
    const list = await makeList(agency);
    const place = await makePlace(agency, list.id);
    const permissions = ['show.read', 'guestList.read', 'guestList.create', 'guestList.update'] as const;
    const outside = await makeSignedIn(agency.tenantId, {
      role: 'promoter',
      permissions,
      artistIds: [agency.artist.id],
    });
    const params = { id: list.id, placeId: place.id };
    expect(refusal(await call(routes.addGuest, outside, { params, body: { name: 'Me' } }))).toBe('403 denied');
    const body = { name: 'List', showId: list.show.showId };
    expect(refusal(await call(routes.create, outside, { body }))).toBe('403 denied');
  });

  test('of another agency: nobody', async () => {
    const { id } = await makeList(agency);
    const place = await makePlace(agency, id);
    const { guests } = await addGuest(agency, { id, placeId: place.id });
    const stranger = other.users.administrator;
    const params = { id, placeId: place.id, guestId: guests[0]?.id ?? '' };
    expect(refusal(await get(id, stranger))).toBe('404 notFound');
    expect(refusal(await get(unknownId()))).toBe('404 notFound');
    expect(refusal(await call(routes.content, stranger, { params }))).toBe('404 notFound');
    expect(refusal(await call(routes.checkIn, stranger, { params, body: {} }))).toBe('404 notFound');
    expect(refusal(await call(routes.removePlace, stranger, { params }))).toBe('404 notFound');
  });
});

describe('with its show', () => {
  test('the list moves, is renamed, and belongs to the show’s artists', async () => {
    const show = await makeShow(agency);
    const list = await makeList(agency, show.id);
    const move = { rev: show.rev, start: '2027-06-04T20:00', end: '2027-06-04T22:00' };
    await ok(shows.move, agent(), { params: { id: show.id }, body: move });
    const written = { tenantId: agency.tenantId, entity: 'show', id: show.id };
    const [change] = await promised(written, 'cardChanged');
    await deliver(agency.tenantId, 'cardChanged', change?.payload ?? {});
    expect((await get(list.id)).body).toMatchObject({ show: { start: '2027-06-04T20:00' } });
    const { rows } = await ok(routes.list, agent(), { body: { from: '2027-06-04', to: '2027-06-04' } });
    expect(rows.map(({ id }) => id)).toContain(list.id);
    const stored = await guestListStore.many(agency, [noOf(list.id)]);
    expect(stored[0]?.show.end).toBe('2027-06-04T22:00');
  });

  test('stands on its page; a deleted show has none, and its list stays under the show’s last name', async () => {
    const show = await makeShow(agency);
    const [first, second] = [await makeList(agency, show.id, 'First'), await makeList(agency, show.id, 'Second')];
    const place = await makePlace(agency, first.id, { mode: 'auto' });
    await addGuest(agency, { id: first.id, placeId: place.id }, { plusOnes: 1 });
    const { rows } = await ok(routes.ofShow, agent(), { params: { id: show.id } });
    expect(rows.map(({ name, totals }) => [name, totals.used, totals.allotment])).toEqual([
      ['First', 2, 10],
      ['Second', 0, 0],
    ]);
    await ok(shows.remove, agent(), { params: { id: show.id } });
    expect(refusal(await call(routes.ofShow, agent(), { params: { id: show.id } }))).toBe('404 notFound');
    expect((await get(second.id)).body).toMatchObject({ isShowDeleted: true, show: { number: show.number } });
  });
});

test('the list is filtered by artist and show, in order of the shows, and searched by all that names them', async () => {
  const own = await makeAgency();
  const late = await makeShow(own, { start: '2027-07-01T20:00', end: '2027-07-01T22:00' });
  const early = await makeShow(own, { artistIds: [own.otherArtist.id] });
  const second = await makeList(own, late.id, 'Zebra');
  const first = await makeList(own, early.id, 'Apple');
  const found = async (body: object) => (await ok(routes.list, own.users.agent, { body })).rows.map(({ id }) => id);
  const by = (field: string, value: string) => found({ filters: [{ field, values: [value] }] });
  expect(await found({})).toEqual([first.id, second.id]);
  expect(await found({ sort: { by: 'name', direction: 'desc' } })).toEqual([second.id, first.id]);
  expect(await by('artist', own.artist.id)).toEqual([second.id]);
  expect(await by('show', early.id)).toEqual([first.id]);
  expect(await found({ from: '2027-07-01', to: '2027-07-01' })).toEqual([second.id]);
  expect(await found({ keyword: 'second artist' })).toEqual([first.id]);
  expect(await found({ keyword: 'hall' })).toEqual([first.id, second.id]);
  const { items } = await ok(routes.picker, own.users.agent, { body: { keyword: 'zebra' } });
  expect(items.map(({ key }) => key)).toEqual([second.id]);
});

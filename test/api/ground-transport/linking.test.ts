import { describe, expect, test } from 'vitest';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { plain } from '#functions/platform/record/items.ts';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeArtist, showInput } from '#test/support/fixtures.ts';
import { makeRide, rideInput } from './ground-transport.ts';

const { routes } = groundTransportContract;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const agent = () => agency.users.agent;
const makeShow = (more = {}) => ok(showContract.routes.insert, agent(), { body: showInput(agency, more) });
const travelOf = async (id: string, who = agent()) =>
  (await ok(showTravelContract.routes.list, who, { params: { id } })).rows.map((ride) => ride.id);
const showsOf = async (id: string, who = agent()) =>
  (await ok(routes.get, who, { params: { id } })).linkedShows.map(({ showId }) => showId);

describe('a show', () => {
  test('has the rides that were made for it, and says itself in theirs', async () => {
    const show = await makeShow({ description: 'Fado night' });
    const ride = await makeRide(agency, { showId: show.id });
    expect(ride.linkedShows).toEqual([
      {
        showId: show.id,
        eventDescription: 'Fado night',
        venueDescription: 'Test Hall, Lisboa, PT',
        status: { hexColor: agency.status('Option').hexColor },
        dateTime: { startDisplay: expect.stringMatching(/Fri.*May.*21.*2027/) },
      },
    ]);
    const { rows } = await ok(showTravelContract.routes.list, agent(), { params: { id: show.id } });
    expect(rows).toEqual([
      {
        kind: 'groundTransport',
        id: ride.id,
        title: 'Portela → Hotel Mundial',
        hexColor: '#FF0A81',
        phase: 'confirmed',
        start: '2027-05-21T14:00',
        end: '2027-05-21T14:45',
        travellers: ['Nina Test'],
        travellerIds: ride.travellers.map(({ contactId }) => contactId),
        clashes: [],
      },
    ]);
  });

  test('is linked and unlinked from either side, each once', async () => {
    const [show, ride] = [await makeShow(), await makeRide(agency)];
    const fromShow = { params: { id: show.id }, body: { travelId: ride.id } };
    await ok(showTravelContract.routes.link, agent(), fromShow);
    await ok(showTravelContract.routes.link, agent(), fromShow);
    expect([await travelOf(show.id), await showsOf(ride.id)]).toEqual([[ride.id], [show.id]]);
    const fromRide = { params: { id: ride.id }, body: { showId: show.id } };
    expect(await ok(routes.unlinkShow, agent(), fromRide)).toMatchObject({ rev: 3, linkedShows: [] });
    expect(await travelOf(show.id)).toEqual([]);
    expect((await ok(routes.linkShow, agent(), fromRide)).linkedShows).toHaveLength(1);
    await ok(showTravelContract.routes.unlink, agent(), fromShow);
    expect([await travelOf(show.id), await showsOf(ride.id)]).toEqual([[], []]);
    const copy = await ok(routes.copy, agent(), { params: { id: ride.id } });
    expect(copy.linkedShows).toEqual([]);
  });

  test('that is not the caller’s is neither linked nor said', async () => {
    const [show, ride] = [await makeShow({ promoterId: agency.company.id }), await makeRide(agency)];
    const link = (who: typeof agency.users.agent, id: string, showId: string) =>
      call(routes.linkShow, who, { params: { id }, body: { showId } });
    const foreign = await ok(showContract.routes.insert, other.users.agent, { body: showInput(other) });
    expect((await link(agent(), ride.id, foreign.id)).body.errors?.[0]).toMatchObject({
      code: 'choice',
      field: 'showId',
    });
    expect(refusal(await link(other.users.agent, ride.id, foreign.id))).toBe('404 notFound');
    expect(refusal(await link(agency.users.readOnly, ride.id, show.id))).toBe('403 denied');
    const theirs = await makeShow({ artistIds: [agency.otherArtist.id] });
    await ok(routes.linkShow, agent(), { params: { id: ride.id }, body: { showId: theirs.id } });
    expect(await showsOf(ride.id, agency.users.artist)).toEqual([]);
    expect(await travelOf(show.id, agency.users.promoter)).toEqual([]);
  });

  test('that is deleted leaves the ride; a deleted ride leaves the show, and comes back', async () => {
    const show = await makeShow();
    const ride = await makeRide(agency, { showId: show.id });
    await ok(routes.remove, agent(), { params: { id: ride.id } });
    expect(await travelOf(show.id)).toEqual([]);
    await ok(routes.restore, agent(), { params: { id: ride.id } });
    expect(await travelOf(show.id)).toEqual([ride.id]);
    await ok(showContract.routes.remove, agent(), { params: { id: show.id } });
    expect(await showsOf(ride.id)).toEqual([]);
  });
});

describe('the calendar', () => {
  const period = { from: '2027-05-21', to: '2027-05-21' };
  const standing = async (of: Agency, who = of.users.agent, more = {}) =>
    (await ok(planningContract.routes.appointments, who, { body: { ...period, ...more } })).appointments;

  test('holds a ride of its artist by its phase, in its colour, and moves it', async () => {
    const own = await makeAgency();
    const ride = await makeRide(own, { routeHexColor: '#1D4ED8' });
    expect(await standing(own)).toMatchObject([
      {
        kind: 'groundTransport',
        id: ride.id,
        artistId: own.artist.id,
        title: 'Portela → Hotel Mundial',
        phase: 'confirmed',
        hexColor: '#1D4ED8',
        start: '2027-05-21T14:00',
        end: '2027-05-21T14:45',
      },
    ]);
    expect(await standing(own, own.users.agent, { kinds: ['show'] })).toEqual([]);
    const body = { rev: 1, artistId: own.otherArtist.id, start: '2027-05-21T15:00', end: '2027-05-21T16:00' };
    const moved = await ok(routes.move, own.users.assistant, { params: { id: ride.id }, body });
    expect(moved).toMatchObject({ rev: 2, duration: 60, artists: [{ name: 'Second Artist' }] });
    expect(await standing(own)).toMatchObject([{ artistId: own.otherArtist.id, start: '2027-05-21T15:00', rev: 2 }]);
    expect(refusal(await call(routes.move, own.users.agent, { params: { id: ride.id }, body }))).toBe('409 stale');
    const backwards = { ...body, rev: 2, end: '2027-05-21T15:00' };
    const refused = await call(routes.move, own.users.agent, { params: { id: ride.id }, body: backwards });
    expect(refused.body.errors?.[0]?.field).toBe('end');
    await ok(routes.remove, own.users.agent, { params: { id: ride.id } });
    expect(await standing(own)).toEqual([]);
  });

  test('shows it to those who may read it, in planning and in the itinerary', async () => {
    const own = await makeAgency();
    const ride = await makeRide(own);
    const { artist, promoter } = own.users;
    expect((await standing(own, artist)).map(({ id }) => id)).toEqual([ride.id]);
    expect(await standing(own, promoter)).toEqual([]);
    const body = { artistId: own.artist.id, ...period };
    const entries = async (who = own.users.agent) =>
      (await ok(itineraryContract.routes.list, who, { body })).days.flatMap((day) => day.entries);
    expect(await entries()).toMatchObject([{ kind: 'groundTransport', label: 'Portela → Hotel Mundial' }]);
    expect(await entries(artist)).toHaveLength(1);
  });

  test('blocks no date with it', async () => {
    const own = await makeAgency();
    await makeRide(own);
    const { artists } = await ok(availabilityContract.routes.find, own.users.agent, { body: period });
    expect(JSON.stringify(artists)).not.toContain('Portela');
    const { start, end, artistIds } = showInput(own);
    const body = { start, end, artistIds };
    const { busy } = await ok(showContract.routes.listConflicts, own.users.agent, { body });
    expect(busy).toEqual([]);
  });
});

describe('names a ride carries', () => {
  const system = () => ({ tenantId: agency.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } });

  test('of its artist and its travellers follow theirs', async () => {
    const artist = await makeArtist(agency.tenantId, 'Zephyr');
    const contact = await ok(contactContract.routes.create, agent(), { body: { lastName: 'Windmill' } });
    const ride = await makeRide(agency, { artistIds: [artist.id], travellerIds: [contact.id] });
    await artistStore.update(system(), artist, { ...plain(artist), name: 'Quixote' });
    await deliver(agency.tenantId, 'cardChanged', { entity: 'artist', id: artist.id });
    const stored = await contactStore.get(system(), contact.id);
    await contactStore.update(system(), stored, { ...plain(stored), fullName: 'Sancho' });
    await deliver(agency.tenantId, 'cardChanged', { entity: 'contact', id: contact.id });
    const seen = await ok(routes.get, agent(), { params: { id: ride.id } });
    expect(seen).toMatchObject({ artists: [{ name: 'Quixote' }], travellers: [{ name: { fullName: 'Sancho' } }] });
    const { rows } = await ok(routes.list, agent(), { body: { keyword: 'sancho' } });
    expect(rows.map(({ id }) => id)).toEqual([ride.id]);
  });

  test('stay when what they name is deleted, and cannot be chosen anew', async () => {
    const contact = await ok(contactContract.routes.create, agent(), { body: { lastName: 'Gone' } });
    const ride = await makeRide(agency, { travellerIds: [contact.id] });
    await ok(contactContract.routes.remove, agent(), { params: { id: contact.id } });
    const input = { ...rideInput(agency), travellerIds: [contact.id] };
    const kept = await ok(routes.update, agent(), { params: { id: ride.id }, body: { ...input, rev: ride.rev } });
    expect(kept.travellers).toMatchObject([{ name: { fullName: 'Gone' } }]);
    expect(refusal(await call(routes.create, agent(), { body: input }))).toBe('400 choice');
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { everyRecord } from '#functions/platform/record/every.ts';
import { renewMembers } from '#scripts/renew-members.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { makeRide, rideInput } from '#test/api/ground-transport/ground-transport.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';
import { type Air, makeAir, makeFlight, makeLodging, makeTrain } from '#test/support/travel.ts';

const { list, places, clashes, clashMarks } = showTravelContract.routes;
let agency: Agency;
let air: Air;
let showId: string;
beforeAll(async () => {
  agency = await makeAgency();
  air = await makeAir(agency);
  showId = (await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency) })).id;
});
const agent = () => agency.users.agent;
const DAY = '2027-05-20';
const AMSTERDAM = { lat: 52.37, lng: 4.9 };
const flightAt = (leaves: string, arrives: string, known = air) => ({
  airlineId: known.airlineId,
  flightNumber: '430',
  departure: { airportId: known.london, dateTimeLocal: `${DAY}T${leaves}` },
  arrival: { airportId: known.amsterdam, dateTimeLocal: `${DAY}T${arrives}` },
});
const groundTransportAt = (leaves: string) => ({
  duration: 30,
  start: { ...rideInput(agency).start, placeName: 'Vondel', placeGeo: AMSTERDAM, dateTimeLocal: `${DAY}T${leaves}` },
});

describe('the same person in two places', () => {
  test('is said of the journeys of a show, each with the other', async () => {
    const flight = await makeFlight(agency, air, { showId, segments: [flightAt('10:00', '12:00')] });
    const early = await makeRide(agency, { showId, ...groundTransportAt('11:15') });
    const other = await ok(contactContract.routes.create, agent(), { body: { firstName: 'Else' } });
    await makeRide(agency, { showId, ...groundTransportAt('11:15'), travellerIds: [other.id] });
    const { rows } = await ok(list, agent(), { params: { id: showId } });
    const clashing = rows.map(({ id, clashes: found }) => [id, found.map((one) => one.id)]);
    expect(clashing).toContainEqual([flight.id, [early.id]]);
    expect(clashing).toContainEqual([early.id, [flight.id]]);
    expect(clashing.filter(([, found]) => found?.length === 0)).toHaveLength(1);
  });

  test('is asked of a journey that is being written, by the moments of its places', async () => {
    const stretches = [
      {
        start: { dateTimeLocal: `${DAY}T10:30`, point: AMSTERDAM },
        end: { dateTimeLocal: `${DAY}T10:50`, point: AMSTERDAM },
      },
    ];
    const body = { travellerIds: [agency.contact.id], stretches };
    // 10:00 in London is 11:00 in Amsterdam: not at once, but ten minutes are too few to get there.
    const { rows } = await ok(clashes, agent(), { body });
    expect(rows.map(({ title, reason, gap, travellers }) => [title, reason, gap, travellers])).toContainEqual([
      'QLO → QAM',
      'hurry',
      10,
      ['Nina Test'],
    ]);
    const flown = [{ start: { ...flightAt('10:30', '').departure }, end: { ...flightAt('', '12:30').arrival } }];
    const own = rows.find(({ kind }) => kind === 'flight')?.id ?? '';
    const excluded = await ok(clashes, agent(), { body: { ...body, stretches: flown, excludeId: own } });
    expect(excluded.rows.map(({ kind, reason }) => [kind, reason])).toEqual([['groundTransport', 'overlap']]);
    expect((await ok(clashes, agent(), { body: { ...body, travellerIds: [] } })).rows).toEqual([]);
  });

  test('marks the rows of a list, by what lists know of the others', async () => {
    const own = await makeAgency();
    const routes = await makeAir(own);
    const flight = await makeFlight(own, routes, { segments: [flightAt('10:00', '12:00', routes)] });
    const at = (leaves: string) => ({
      ...groundTransportAt(leaves),
      start: { ...groundTransportAt(leaves).start, placeGeo: AMSTERDAM },
    });
    const clashing = await makeRide(own, at('11:15'));
    const fine = await makeRide(own, at('18:00'));
    const cancelled = await makeRide(own, { ...at('11:20'), phase: 'cancelled' });
    const elsewhere = await ok(contactContract.routes.create, own.users.agent, { body: { firstName: 'Else' } });
    const others = await makeRide(own, { ...at('11:15'), travellerIds: [elsewhere.id] });
    const marksOf = async (kind: TravelKind, ids: string[], who = own.users.agent) => {
      const { rows } = await ok(clashMarks, who, { body: { kind, ids, from: DAY, to: DAY } });
      return rows.map((row) => [row.id, row.clashes.map(({ id, reason }) => [id, reason])]);
    };
    const groundTransports = [clashing.id, fine.id, cancelled.id, others.id];
    expect(await marksOf('groundTransport', groundTransports)).toEqual([[clashing.id, [[flight.id, 'overlap']]]]);
    expect(await marksOf('flight', [flight.id])).toEqual([[flight.id, [[clashing.id, 'overlap']]]]);
    const lodgings = [await makeLodging(own), await makeLodging(own)].map(({ id }) => id);
    const { rows } = await ok(clashMarks, own.users.agent, {
      body: { kind: 'lodging', ids: lodgings, from: '2027-05-20', to: '2027-05-23' },
    });
    expect(rows.map(({ clashes: found }) => found.map(({ id }) => id))).toEqual([[lodgings[1]], [lodgings[0]]]);
    const permissions = own.users.agent.user.permissions.filter((one) => one !== 'flight.read');
    const grounded = await makeSignedIn(own.tenantId, { role: 'agent', permissions });
    expect(await marksOf('groundTransport', groundTransports, grounded)).toEqual([]);
    // Ids of another agency are nobody's.
    expect(await marksOf('flight', [flight.id], agent())).toEqual([]);
  });

  test('is said only of journeys that the asker may read', async () => {
    const permissions = agency.users.agent.user.permissions.filter((one) => one !== 'flight.read');
    const grounded = await makeSignedIn(agency.tenantId, { role: 'agent', permissions });
    const stretches = [{ start: { dateTimeLocal: `${DAY}T09:00` }, end: { dateTimeLocal: `${DAY}T18:00` } }];
    const body = { travellerIds: [agency.contact.id], stretches };
    const kinds = async (who: typeof grounded) =>
      [...new Set((await ok(clashes, who, { body })).rows.map(({ kind }) => kind))].toSorted();
    expect(await kinds(agent())).toEqual(['flight', 'groundTransport']);
    expect(await kinds(grounded)).toEqual(['groundTransport']);
  });
});

test('the places of a show are its venue, its hotels, airports and stations, each once', async () => {
  const { id } = await ok(showContract.routes.insert, agent(), { body: showInput(agency) });
  await makeLodging(agency, { showId: id });
  await makeFlight(agency, air, { showId: id });
  await makeFlight(agency, air, { showId: id });
  await makeTrain(agency, { showId: id });
  const { rows } = await ok(places, agent(), { params: { id } });
  expect(rows.map(({ name, locationType }) => `${locationType} ${name}`)).toEqual([
    'venue Test Hall',
    'hotel Hotel Mundial',
    'airport Amsterdam Test (QAM)',
    'airport London Test (QLO)',
    'station Amsterdam Centraal',
    'station Köln Hbf',
  ]);
  const foreign = await makeAgency();
  expect(refusal(await call(places, foreign.users.agent, { params: { id } }))).toBe('404 notFound');
});

test('the touring party is the members of the artist and who travels, each once', async () => {
  const own = await makeAgency();
  const { users, artist, contact } = own;
  const made = await ok(contactContract.routes.create, users.agent, {
    body: { firstName: 'Drum', lastName: 'Mer', email: 'drum@example.com', culture: 'de' },
  });
  const { id, rev, ...fields } = await ok(artistContract.routes.get, users.agent, { params: { id: artist.id } });
  const input = { name: fields.name, ownerId: fields.ownerId, members: [{ contactId: made.id, name: 'x' }] };
  await ok(artistContract.routes.update, users.agent, { params: { id }, body: { ...input, rev } });
  await makeRide(own, { travellerIds: [contact.id, made.id] });
  const body = { artistId: artist.id, from: '2027-05-20', to: '2027-05-22' };
  const { rows } = await ok(itineraryContract.routes.party, users.agent, { body });
  expect(rows).toEqual([
    { contactId: made.id, name: 'Drum Mer', email: 'drum@example.com', locale: 'de' },
    { contactId: contact.id, name: 'Nina Test', email: contact.email, locale: contact.culture },
  ]);
  expect(refusal(await call(itineraryContract.routes.party, agent(), { body }))).toBe('404 notFound');
});

test('a member of before who was only a name becomes a contact at a start, once', async () => {
  const own = await makeAgency();
  const ctx = { tenantId: own.tenantId, now: new Date() };
  const input = {
    name: 'The Names',
    members: [{ name: 'Nina Test' }, { name: 'Ana Maria Costa', part: 'bass' }, { name: 'Ana Maria Costa' }],
  };
  const { id } = await ok(artistContract.routes.create, own.users.agent, { body: input });
  const countOf = async () => {
    let count = 0;
    for await (const _ of everyRecord(contactStore, own.tenantId)) count += 1;
    return count;
  };
  const before = await countOf();
  await renewMembers(own.tenantId);
  await renewMembers(own.tenantId);
  expect(await countOf()).toBe(before + 1);
  const { members = [] } = await artistStore.get(ctx, id);
  expect(members[0]?.contactId).toBe(own.contact.id);
  expect(members[1]).toMatchObject({ name: 'Ana Maria Costa', part: 'bass', contactId: members[2]?.contactId });
  const bass = await contactStore.get(ctx, members[1]?.contactId ?? '');
  expect([bass.firstName, bass.lastName, bass.fullName]).toEqual(['Ana Maria', 'Costa', 'Ana Maria Costa']);
});

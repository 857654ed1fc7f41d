import { beforeAll, describe, expect, test } from 'vitest';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, type TestUser, unknownId } from '#test/support/fixtures.ts';
import { lodgingInput, makeLodging } from '#test/support/travel.ts';

const { routes } = lodgingContract;
let agency: Agency;
let other: Agency;
let second: string;
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  second = (await ok(contactContract.routes.create, agency.users.agent, { body: { lastName: 'Roommate' } })).id;
});
const agent = () => agency.users.agent;
const wrong = async (more: object) => {
  const answer = await call(routes.create, agent(), { body: lodgingInput(agency, more) });
  return answer.body.errors?.map(({ code, field }) => `${field} ${code}`);
};
const at = (checkIn: string, checkOut: string) => ({ stay: { checkIn, checkOut } });

describe('a stay', () => {
  test('is kept with all that is said of the hotel', async () => {
    const hotel = {
      placeId: 'ChIJ-hotel',
      placeAddress: 'Praça Martim Moniz 2',
      placeGeo: { lat: 38.71, lng: -9.13 },
      phone: '+351 21 884 2000',
      email: 'desk@hotel.example',
      website: 'https://hotel.example',
      breakfast: true,
      paidBy: 'promoter' as const,
    };
    const { id } = await makeLodging(agency, hotel);
    expect(await ok(routes.get, agent(), { params: { id } })).toMatchObject({
      ...hotel,
      placeName: 'Hotel Mundial',
      ...at('2027-05-20T15:00', '2027-05-22T11:00'),
      rooms: [],
    });
  });

  test('names the field that is wrong', async () => {
    expect(await wrong({ placeName: ' ' })).toEqual(['placeName required']);
    expect(await wrong(at('2027-05-20T15:00', '2027-05-20T15:00'))).toEqual(['stay.checkOut endBeforeBegin']);
    expect(await wrong(at('2027-05-20T15:00', '2028-05-21T15:00'))).toEqual(['stay.checkOut periodTooLong']);
    expect(await wrong(at('', '2027-05-20T15:00'))).toEqual(['stay.checkIn required']);
    expect(await wrong({ website: 'no site', paidBy: 'bank' })).toEqual(['website url', 'paidBy choice']);
  });

  test('is found by hotel, address and booking', async () => {
    const { id } = await makeLodging(agency, {
      placeName: 'Pousada Zêzere',
      placeAddress: 'Rua Quieta 9',
      bookingReference: 'ZZ-481',
    });
    const found = async (keyword: string) =>
      (await ok(routes.list, agent(), { body: { keyword } })).rows.map((row) => row.id);
    for (const keyword of ['zezere', 'quieta', 'zz-481']) expect(await found(keyword)).toEqual([id]);
    const { items } = await ok(routes.picker, agent(), { body: { keyword: 'zezere' } });
    expect(items).toMatchObject([{ key: id, value: 'Pousada Zêzere', sublabel: '2027-05-20 15:00, First Artist' }]);
  });
});

describe('its rooms', () => {
  const both = () => [agency.contact.id, second];
  const room = (guestIds: string[], more: object = {}) => ({ kind: 'double' as const, guestIds, ...more });

  test('keep their ids; one of another stay is not taken over', async () => {
    const travellerIds = both();
    const [mine, theirs] = await Promise.all([
      makeLodging(agency, { travellerIds, rooms: [room([second]), room([agency.contact.id])] }),
      makeLodging(agency, { rooms: [room([])] }),
    ]);
    const [first = '', next = ''] = mine.rooms.map(({ id }) => id);
    const foreign = theirs.rooms[0]?.id ?? '';
    const update = async (rev: number, ...rooms: ReturnType<typeof room>[]) =>
      (
        await ok(routes.update, agent(), {
          params: { id: mine.id },
          body: { ...lodgingInput(agency, { travellerIds, rooms }), rev },
        })
      ).rooms.map(({ id }) => id);
    expect(await update(1, room(both(), { id: next }), room([], { id: first }))).toEqual([next, first]);
    const [taken, kept] = await update(2, room([], { id: foreign }), room(both(), { id: first }));
    expect([taken === foreign, kept]).toEqual([false, first]);
  });

  test('hold travellers of the stay alone, each in one bed', async () => {
    const travellerIds = both();
    expect(await wrong({ travellerIds, rooms: [room([second]), room([second])] })).toEqual([
      'rooms.1.guestIds lodging.twice',
    ]);
    expect(await wrong({ travellerIds, rooms: [room([second, second])] })).toEqual(['rooms.0.guestIds lodging.twice']);
    for (const id of [second, other.contact.id, unknownId()])
      expect(await wrong({ rooms: [room([]), room([id])] })).toEqual(['rooms.1.guestIds lodging.noTraveller']);
    expect(await wrong({ rooms: [{ kind: 'tent' }] })).toEqual(['rooms.0.kind choice']);
  });

  test('are emptied with who no longer travels, or the change is refused', async () => {
    const stay = await makeLodging(agency, { travellerIds: both(), rooms: [room([second])] });
    const without = (rooms: ReturnType<typeof room>[]) =>
      call(routes.update, agent(), { params: { id: stay.id }, body: { ...lodgingInput(agency, { rooms }), rev: 1 } });
    const refused = await without([room([second])]);
    expect([refusal(refused), refused.body.errors?.[0]?.field]).toEqual([
      '400 lodging.noTraveller',
      'rooms.0.guestIds',
    ]);
    expect((await without([room([])])).body.rooms).toMatchObject([{ guestIds: [] }]);
  });
});

describe('a move in planning', () => {
  const move = (id: string, body: object, who: TestUser = agent()) =>
    call(routes.move, who, {
      params: { id },
      body: { rev: 1, artistId: agency.artist.id, start: '2027-07-01T16:00', end: '2027-07-03T10:00', ...body },
    });

  test('sets its times and its artist, and stands there then', async () => {
    const { id } = await makeLodging(agency, { bookingReference: 'KEPT' });
    const moved = await move(id, { artistId: agency.otherArtist.id }, agency.users.assistant);
    expect(moved.body).toMatchObject({
      rev: 2,
      bookingReference: 'KEPT',
      artists: [{ name: 'Second Artist' }],
      ...at('2027-07-01T16:00', '2027-07-03T10:00'),
    });
    const period = { from: '2027-07-02', to: '2027-07-02' };
    const { appointments } = await ok(planningContract.routes.appointments, agent(), { body: period });
    expect(appointments).toMatchObject([{ kind: 'lodging', id, title: 'Hotel Mundial', rev: 2 }]);
    expect(refusal(await move(id, {}))).toBe('409 stale');
  });

  test('is refused where it makes no sense or is not the caller’s', async () => {
    const { id } = await makeLodging(agency);
    const at = async (body: object) => (await move(id, body)).body.errors?.map(({ code, field }) => `${field} ${code}`);
    expect(await at({ end: '2027-07-01T16:00' })).toEqual(['end endBeforeBegin']);
    expect(await at({ end: '2028-07-02T16:01' })).toEqual(['end periodTooLong']);
    expect(await at({ artistId: other.artist.id })).toEqual(['artistIds.0 choice']);
    expect(refusal(await move(id, {}, agency.users.readOnly))).toBe('403 denied');
    expect(refusal(await move(id, {}, agency.users.artist))).toBe('403 denied');
    expect(refusal(await move(id, {}, other.users.agent))).toBe('404 notFound');
    const outsider = await makeSignedIn(agency.tenantId, {
      role: 'artist',
      artistIds: [agency.artist.id],
      permissions: ['lodging.read', 'lodging.update', 'artist.read'],
    });
    expect(refusal(await move(id, {}, outsider))).toBe('403 denied');
    expect(await ok(routes.get, agent(), { params: { id } })).toMatchObject({ rev: 1 });
  });
});

test('the agency’s own places are found for it, by those who may read stays', async () => {
  const found = (who: TestUser) => call(routes.places, who, { query: { keyword: 'test hall' } });
  expect((await found(agent())).body.rows).toMatchObject([
    { placeId: `company-${agency.venue.id}`, name: 'Test Hall' },
  ]);
  expect((await found(other.users.agent)).body.rows.map(({ placeId }) => placeId)).toEqual([
    `company-${other.venue.id}`,
  ]);
  expect((await found(agency.users.artist)).body.rows).toEqual([]);
  expect(refusal(await found(agency.users.promoter))).toBe('403 denied');
});

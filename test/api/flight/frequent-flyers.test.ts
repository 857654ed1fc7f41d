import { beforeAll, expect, test } from 'vitest';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, type TestUser, unknownId } from '#test/support/fixtures.ts';

const { frequentFlyerPrograms } = flightContract.routes;
let agency: Agency;
let other: Agency;
let flyer: string;
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const travel = { seat: 'aisle' as const, homeAirport: 'AMS', programmes: [{ airline: 'KLM', number: '12' }] };
  flyer = (await ok(contactContract.routes.create, agency.users.agent, { body: { lastName: 'Flyer', travel } })).id;
});
const found = async (who: TestUser, ...contactIds: string[]) =>
  (await ok(frequentFlyerPrograms, who, { query: { contactIds: contactIds.join(',') } as never })).rows;

test('travellers have programmes, a seat and an airport; who has none is named all the same', async () => {
  expect(await found(agency.users.agent, flyer, agency.contact.id)).toEqual([
    {
      contactId: flyer,
      fullName: 'Flyer',
      seat: 'aisle',
      homeAirport: 'AMS',
      programmes: [expect.objectContaining({ airline: 'KLM', number: '12' })],
    },
    { contactId: agency.contact.id, fullName: 'Nina Test', seat: '', homeAirport: '', programmes: [] },
  ]);
  expect(await found(agency.users.agent)).toEqual([]);
});

test('who may not read contacts, is outside or of another agency learns nothing of them', async () => {
  const without = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['flight.read'] });
  const outside = await makeSignedIn(agency.tenantId, {
    role: 'artist',
    artistIds: [agency.artist.id],
    permissions: ['flight.read', 'contact.read'],
  });
  for (const who of [without, outside, agency.users.artist, other.users.administrator])
    expect(await found(who, flyer, agency.contact.id)).toEqual([]);
  expect(await found(agency.users.agent, other.contact.id, unknownId())).toEqual([]);
  const { rows: own } = await ok(frequentFlyerPrograms, other.users.agent, {
    query: { contactIds: `${flyer},${other.contact.id}` } as never,
  });
  expect(own.map(({ contactId }) => contactId)).toEqual([other.contact.id]);
});

test('a deleted contact is none, and what is no list of ids is refused', async () => {
  const { id } = await ok(contactContract.routes.create, agency.users.agent, { body: { lastName: 'Gone' } });
  await ok(contactContract.routes.remove, agency.users.agent, { params: { id } });
  expect(await found(agency.users.agent, id)).toEqual([]);
  const ask = (contactIds: string, who = agency.users.agent) =>
    call(frequentFlyerPrograms, who, { query: { contactIds } as never });
  expect((await ask('nobody')).body.errors?.[0]?.field).toMatch(/^contactIds/);
  const many = Array.from({ length: 26 }, () => unknownId()).join(',');
  expect((await ask(many)).body.errors?.[0]).toMatchObject({ code: 'atMost', field: 'contactIds' });
  expect(refusal(await ask(flyer, agency.users.promoter))).toBe('403 denied');
});

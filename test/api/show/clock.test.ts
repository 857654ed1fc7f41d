import { expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import { rideInput } from '#test/api/ground-transport/ground-transport.ts';
import { call, ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';
import { flightInput, lodgingInput, makeAir } from '#test/support/travel.ts';

const { insert, update, get, listConflicts } = showContract.routes;
const agency = await makeAgency();
const agent = agency.users.agent;
// In Lisbon 01:00 to 02:00 is skipped on 28 March 2027, and comes twice on 31 October.
const skipped = { start: '2027-03-28T01:30', end: '2027-03-28T03:30', isNight: true };
const saidOf = ({ body }: { body: { errors?: readonly { field?: string; code: string; message: string }[] } }) =>
  body.errors?.map(({ field, code, message }) => [field, code, message.split(' ').at(-1)]);

test('a show cannot be put at a time that the clocks of its venue skip', async () => {
  expect(saidOf(await call(insert, agent, { body: showInput(agency, skipped) }))).toEqual([
    ['start', 'timeSkipped', '02:30'],
  ]);
  const ends = { start: '2027-03-27T23:00', end: '2027-03-28T01:15', isNight: true };
  expect(saidOf(await call(insert, agent, { body: showInput(agency, ends) }))).toEqual([
    ['end', 'timeSkipped', '02:15'],
  ]);
  const { id } = await ok(insert, agent, { body: showInput(agency) });
  const body = { ...showInput(agency, skipped), id, rev: 1 };
  expect(saidOf(await call(update, agent, { body }))).toEqual([['start', 'timeSkipped', '02:30']]);
  const whole = { start: '2027-03-28T00:00', end: '2027-03-28T23:59', isAllDay: true };
  await ok(insert, agent, { body: showInput(agency, whole) });
});

test('of a time that comes twice the first is meant, and a form learns the zone that says so', async () => {
  const twice = { start: '2027-10-31T01:30', end: '2027-10-31T03:30', isNight: true };
  const { id } = await ok(insert, agent, { body: showInput(agency, twice) });
  expect((await ok(get, agent, { params: { id } })).startAt).toBe('2027-10-31T00:30:00.000Z');
  const { artistIds, venueId } = showInput(agency);
  const { zone } = await ok(listConflicts, agent, { body: { ...twice, artistIds, venueId } });
  expect(zone).toBe('Europe/Lisbon');
});

test('a journey or stay cannot be put there either', async () => {
  const air = await makeAir(agency);
  const segments = flightInput(agency, air).segments.map((segment) => ({
    ...segment,
    departure: { ...segment.departure, dateTimeLocal: '2027-03-28T02:10' },
    arrival: { ...segment.arrival, dateTimeLocal: '2027-03-28T03:30' },
  }));
  const flight = { body: flightInput(agency, air, { segments }) };
  expect(saidOf(await call(flightContract.routes.create, agent, flight))).toEqual([
    ['segments.0.departure.dateTimeLocal', 'timeSkipped', '03:10'],
  ]);
  const lisbon = { placeGeo: { lat: 38.72, lng: -9.14 } };
  const stay = { checkIn: '2027-03-28T01:10', checkOut: '2027-03-29T10:00' };
  const hotel = { body: lodgingInput(agency, { ...lisbon, stay }) };
  expect(saidOf(await call(lodgingContract.routes.create, agent, hotel))).toEqual([
    ['stay.checkIn', 'timeSkipped', '02:10'],
  ]);
  const { start, end } = rideInput(agency);
  const ride = { start: { ...start, ...lisbon, dateTimeLocal: '2027-03-28T01:10' }, end };
  const answer = await call(groundTransportContract.routes.create, agent, { body: rideInput(agency, ride) });
  expect(saidOf(answer)).toEqual([['start.dateTimeLocal', 'timeSkipped', '02:10']]);
});

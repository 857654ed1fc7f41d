import { makeRide } from '#test/api/ground-transport/ground-transport.ts';
import type { Agency } from '#test/support/fixtures.ts';
import { makeTag } from '#test/support/fixtures.ts';
import { makeFlight, makeLodging, makeTrain } from '#test/support/travel.ts';
import { airOf, KINDS } from './kinds.ts';

/** A show's flight, train journey, stay and ride of which all is said, and stays that no agreement of it names. */
export async function makeWhole(agency: Agency, showId: string) {
  const air = await airOf(agency);
  const tagIds = (await Promise.all(KINDS.map((kind) => makeTag(agency.tenantId, `Tag ${kind}`, kind)))).map(
    ({ id }) => id,
  );
  const [flight, train, lodging] = await Promise.all([
    makeFlight(agency, air, {
      showId,
      tagIds: [tagIds[0] ?? ''],
      bookingReference: 'PNR1',
      baggage: 'Two drums',
      notes: 'Gate B',
      segments: [
        {
          airlineId: air.airlineId,
          flightNumber: '1001',
          seats: '4A',
          departure: { airportId: air.amsterdam, dateTimeLocal: '2027-05-20T22:10', terminal: 'T-out' },
          arrival: { airportId: air.london, dateTimeLocal: '2027-05-21T00:30', terminal: 'T-in' },
        },
        {
          airlineId: air.airlineId,
          flightNumber: '7',
          departure: { airportId: air.london, dateTimeLocal: '2027-05-21T06:00' },
          arrival: { airportId: air.newYork, dateTimeLocal: '2027-05-21T09:00' },
        },
      ],
    }),
    makeTrain(agency, {
      showId,
      bookingReference: 'RAIL1',
      notes: 'Quiet coach',
      segments: [
        {
          trainNumber: 'ICE 105',
          operator: 'DB',
          coach: '7',
          seats: '61-64',
          departure: { placeName: 'Amsterdam', platform: '5b', dateTimeLocal: '2027-05-20T08:04' },
          arrival: { placeName: 'Köln Hbf', platform: '9', dateTimeLocal: '2027-05-20T10:46' },
        },
      ],
    }),
    makeLodging(agency, {
      showId,
      bookingReference: 'BED1',
      placeAddress: 'Rua 1',
      phone: '00351 1',
      email: 'desk@hotel.example',
      website: 'https://hotel.example',
      notes: 'Late arrival',
      breakfast: true,
      paidBy: 'promoter',
      rooms: [{ kind: 'suite', number: '12', guestIds: [agency.contact.id], note: 'Top floor' }],
    }),
    makeRide(agency, { showId, driver: { name: 'Rui', mobile: '+351 9', vehicleModel: 'Vito' } }),
    makeLodging(agency, { showId, placeName: 'Cancelled inn', phase: 'cancelled' }),
    makeLodging(agency, { placeName: 'Elsewhere inn' }),
  ]);
  return { flight, train, lodging };
}

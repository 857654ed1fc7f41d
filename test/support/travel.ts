import type * as z from 'zod';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import type { FlightInput } from '#shared/domains/journeys/flight/schemas.ts';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import type { LodgingInput } from '#shared/domains/journeys/lodging/schemas.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import type { TrainInput } from '#shared/domains/journeys/train/schemas.ts';
import { airlineContract } from '#shared/domains/reference/airline/contract.ts';
import { airportContract } from '#shared/domains/reference/airport/contract.ts';
import { ok } from './api.ts';
import type { Agency } from './fixtures.ts';

type Flight = z.input<typeof FlightInput>;
type Train = z.input<typeof TrainInput>;
type Lodging = z.input<typeof LodgingInput>;
type FromShow = { readonly showId?: string };

/** Places an agency flies between. */
export interface Air {
  readonly airlineId: string;
  readonly amsterdam: string;
  readonly london: string;
  readonly newYork: string;
}
export const makeAirport = async (
  { users }: Agency,
  [iata, city, countryId, lat, lng]: [string, string, string, number, number],
) => {
  const body = { name: `${city} Test`, iata, city, countryId, point: { lat, lng } };
  return (await ok(airportContract.routes.create, users.administrator, { body })).id;
};
export async function makeAir(agency: Agency): Promise<Air> {
  const airline = { name: 'Test Air', iata: 'T1', icao: 'TST', countryId: 'NL' };
  const [{ id: airlineId }, amsterdam, london, newYork] = await Promise.all([
    ok(airlineContract.routes.create, agency.users.administrator, { body: airline }),
    makeAirport(agency, ['QAM', 'Amsterdam', 'NL', 52.309, 4.763]),
    makeAirport(agency, ['QLO', 'London', 'GB', 51.47, -0.454]),
    makeAirport(agency, ['QNY', 'New York', 'US', 40.64, -73.779]),
  ]);
  return { airlineId, amsterdam, london, newYork };
}

/** The least that makes a flight of the agency's artist and its contact: Amsterdam to London. */
export const flightInput = (agency: Agency, air: Air, more: Partial<Flight> = {}): Flight => ({
  artistIds: [agency.artist.id],
  travellerIds: [agency.contact.id],
  segments: [
    {
      airlineId: air.airlineId,
      flightNumber: '1001',
      departure: { airportId: air.amsterdam, dateTimeLocal: '2027-05-20T09:10' },
      arrival: { airportId: air.london, dateTimeLocal: '2027-05-20T09:30' },
    },
  ],
  ...more,
});
export const makeFlight = (agency: Agency, air: Air, more: Partial<Flight> & FromShow = {}) =>
  ok(flightContract.routes.create, agency.users.agent, { body: { ...flightInput(agency, air), ...more } });

/** The least that makes a train journey: Amsterdam to Köln. */
export const trainInput = (agency: Agency, more: Partial<Train> = {}): Train => ({
  artistIds: [agency.artist.id],
  travellerIds: [agency.contact.id],
  segments: [
    {
      trainNumber: 'ICE 105',
      departure: { placeName: 'Amsterdam Centraal', dateTimeLocal: '2027-05-20T08:04' },
      arrival: { placeName: 'Köln Hbf', dateTimeLocal: '2027-05-20T10:46' },
    },
  ],
  ...more,
});
export const makeTrain = (agency: Agency, more: Partial<Train> & FromShow = {}) =>
  ok(trainContract.routes.create, agency.users.agent, { body: { ...trainInput(agency), ...more } });

/** The least that makes a stay: two nights. */
export const lodgingInput = (agency: Agency, more: Partial<Lodging> = {}): Lodging => ({
  artistIds: [agency.artist.id],
  travellerIds: [agency.contact.id],
  placeName: 'Hotel Mundial',
  stay: { checkIn: '2027-05-20T15:00', checkOut: '2027-05-22T11:00' },
  ...more,
});
export const makeLodging = (agency: Agency, more: Partial<Lodging> & FromShow = {}) =>
  ok(lodgingContract.routes.create, agency.users.agent, { body: { ...lodgingInput(agency), ...more } });

import * as z from 'zod';
import { MAX_TRAVELLERS } from '#shared/domains/journeys/travel/schemas.ts';
import { travelRoutes } from '#shared/domains/journeys/travel/travel-contract.ts';
import { FlyerProgramme, SEATS } from '#shared/domains/relations/contact/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';
import { AirportSummary, Flight, FlightInput, FlightNumber, FlightRow } from './schemas.ts';

const name = 'flight';
const KnownEnd = z.object({ airport: AirportSummary, dateTimeLocal: z.string(), terminal: z.string() });

export const flightContract = contract('flight', {
  errors: { 'flight.lastSegment': 409, 'flight.noSegment': 404 },
  routes: {
    ...travelRoutes({ name, input: FlightInput, output: Flight, row: FlightRow }),
    /** Removes one flight of a journey that has others. */
    removeSegment: route(v1('DELETE', '/flights/{id}/segments/{segmentId}'), writes('flight.update'), {
      params: z.object({ id: Id, segmentId: Id }),
      output: Flight,
    }),
    /** Lists the frequent flyer numbers and preferences of travellers, of those contacts that the caller may read. */
    frequentFlyerPrograms: route(v1('GET', '/flights/frequentflyerprograms'), reads('flight.read'), {
      query: z.object({
        contactIds: z
          .string()
          .transform((ids) => ids.split(',').filter(Boolean))
          .pipe(z.array(Id).max(MAX_TRAVELLERS)),
      }),
      output: z.object({
        rows: z.array(
          z.object({
            contactId: Id,
            fullName: z.string(),
            seat: z.union([z.literal(''), z.enum(SEATS)]),
            homeAirport: z.string(),
            programmes: z.array(FlyerProgramme),
          }),
        ),
      }),
    }),
    /** Returns a flight's places and times as the agency last booked it; empty if it never did. */
    flightDetails: route(v1('GET', '/flights/flightdetails'), reads('flight.read'), {
      query: z.object({ flightNumber: FlightNumber, airlineId: Id, departure: LocalDate }),
      output: z.object({ found: z.object({ departure: KnownEnd, arrival: KnownEnd }).optional() }),
    }),
  },
});

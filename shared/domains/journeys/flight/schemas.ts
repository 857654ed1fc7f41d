import * as z from 'zod';
import { clockProblem, type Reach } from '#shared/domains/journeys/travel/legs.ts';
import * as travel from '#shared/domains/journeys/travel/schemas.ts';
import { segmentsOf } from '#shared/domains/journeys/travel/segments.ts';
import { GeoPoint } from '#shared/kernel/geo/geo.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { codeText, text } from '#shared/kernel/text/text.ts';
import { LocalDateTime } from '#shared/kernel/time/date.ts';

export const TERMINAL_MAX = 20;
export const BAGGAGE_MAX = 200;
export const FLIGHT_NUMBER_MAX = 5;
export const CABIN_CLASSES = ['economy', 'premiumEconomy', 'business', 'first'] as const;

/** Twelve hours ahead to twelve behind and a summer time between; none flies a day and a half. */
export const FLIGHT_REACH: Reach = { back: 26 * 60, longest: 36 * 60 };

/** `1001` or `1001A`, as it follows the airline's code. */
export const FlightNumber = codeText(/^\d{1,4}[A-Z]?$/, 'flight.number');

const EndInput = z.object({
  airportId: Id,
  /** Wall clock of the airport. */
  dateTimeLocal: LocalDateTime,
  terminal: text(TERMINAL_MAX).default(''),
});

const SegmentFields = z.object({
  /** The id of an existing segment; a new one gets an id from the server. */
  id: Id.optional(),
  airlineId: Id,
  flightNumber: FlightNumber,
  departure: EndInput,
  arrival: EndInput,
  cabinClass: z.union([z.literal(''), z.enum(CABIN_CLASSES)], { error: 'choice' }).default(''),
  seats: text(travel.SEATS_MAX).default(''),
});
const SegmentInput = SegmentFields.superRefine((segment, ctx) => {
  const problem = clockProblem(segment, FLIGHT_REACH);
  if (problem) ctx.addIssue({ code: 'custom', message: problem, path: ['arrival', 'dateTimeLocal'] });
  if (segment.departure.airportId === segment.arrival.airportId)
    ctx.addIssue({ code: 'custom', message: 'flight.sameAirport', path: ['arrival', 'airportId'] });
});
export type SegmentInput = z.infer<typeof SegmentInput>;

/** A journey by air: one flight, or several with their changes. */
export const FlightInput = travel.BookedInput.extend({
  baggage: text(BAGGAGE_MAX).default(''),
  segments: segmentsOf(SegmentInput, 'flight.sameMinute'),
});
export type FlightInput = z.infer<typeof FlightInput>;

/** An airport as it was called when it was chosen. */
export const AirportSummary = z.object({
  airportId: Id,
  name: z.string(),
  iata: z.string(),
  city: z.string(),
  countryId: z.string(),
  point: GeoPoint,
});
const End = EndInput.omit({ airportId: true }).extend({ airport: AirportSummary, ...travel.Zoned.shape });
export type FlightEnd = z.infer<typeof End>;

export const Segment = SegmentFields.omit({ airlineId: true }).extend({
  id: Id,
  airline: z.object({ airlineId: Id, name: z.string(), iata: z.string() }),
  departure: End,
  arrival: End,
});
export type Segment = z.infer<typeof Segment>;

export const FlightFields = FlightInput.omit(travel.NOT_STORED).extend({
  ...travel.TravelFields.shape,
  segments: z.array(Segment),
});
export type FlightFields = z.infer<typeof FlightFields>;

/** A row of the list: without what only the flight's own page shows. */
export const FlightRow = FlightFields.omit(travel.NOT_IN_ROWS).extend(Meta.shape);
export type FlightRow = z.infer<typeof FlightRow>;

export const Flight = FlightFields.omit({ showIds: true }).extend(travel.travelView);
export type Flight = z.infer<typeof Flight>;

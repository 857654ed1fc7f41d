import type { Flight, FlightEnd, FlightInput, Segment, SegmentInput } from '#shared/domains/journeys/flight/schemas.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { firstClocks, nextClocks } from '#web/domains/journeys/travel/widgets/leg-model.ts';
import { blankTravel, travelValues } from '#web/domains/journeys/travel/widgets/travel-values.ts';
import { rememberName } from '#web/ui/record/known-items.ts';

/** The values of the form: the input, but with airlines and airports that may still be empty. */
export interface FlightValues extends Omit<FlightInput, 'segments'> {
  segments: SegmentValues[];
}
export type SegmentValues = SegmentInput;

interface Clocks {
  readonly departure: string;
  readonly arrival: string;
}
const blankSegment = ({ departure, arrival }: Clocks, fromId = ''): SegmentValues => ({
  airlineId: '',
  flightNumber: '',
  departure: { airportId: fromId, dateTimeLocal: departure, terminal: '' },
  arrival: { airportId: '', dateTimeLocal: arrival, terminal: '' },
  cabinClass: '',
  seats: '',
});

export const blankFlight = (date: LocalDate, artistId: string | undefined): FlightValues => ({
  ...blankTravel(artistId),
  hexColor: DEFAULT_HEX_COLOR,
  bookingReference: '',
  baggage: '',
  segments: [blankSegment(firstClocks(date))],
});

/** Starts the next segment at the last arrival, an hour later and in the same class. */
export const nextFlight = ({ arrival, cabinClass }: SegmentValues): SegmentValues => ({
  ...blankSegment(nextClocks(arrival.dateTimeLocal), arrival.airportId),
  cabinClass,
});

/** Takes the values of an end, and remembers the name of the airport for its id. */
export function endValues({ airport, dateTimeLocal, terminal }: FlightEnd): EveryField<SegmentValues['departure']> {
  const { airportId, name, iata, city } = airport;
  rememberName(airportId, name, [iata, city].filter(Boolean).join(', '));
  return { airportId, dateTimeLocal, terminal };
}

function segmentValues({ id, airline, departure, arrival, ...fields }: Segment): EveryField<SegmentValues> {
  const { airlineId, name, iata } = airline;
  rememberName(airlineId, name, iata);
  const { flightNumber, cabinClass, seats } = fields;
  return {
    id,
    airlineId,
    flightNumber,
    departure: endValues(departure),
    arrival: endValues(arrival),
    cabinClass,
    seats,
  };
}

export const valuesOf = (flight: Flight): EveryField<FlightValues> => ({
  ...travelValues(flight),
  hexColor: flight.hexColor,
  bookingReference: flight.bookingReference,
  baggage: flight.baggage,
  segments: flight.segments.map(segmentValues),
});

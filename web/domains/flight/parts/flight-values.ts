import type { Flight, FlightEnd, FlightInput, Segment, SegmentInput } from '#shared/domains/flight/schemas.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text.ts';
import { firstClocks, nextClocks } from '#web/domains/travel/widgets/leg-model.ts';
import { rememberName } from '#web/ui/record/known-items.ts';

/** What the form holds: as it is sent, but with airlines and airports that are still to be chosen. */
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
  hexColor: DEFAULT_HEX_COLOR,
  phase: 'confirmed',
  artistIds: artistId ? [artistId] : [],
  travellerIds: [],
  bookingReference: '',
  baggage: '',
  notes: '',
  segments: [blankSegment(firstClocks(date))],
});

/** One goes on where one arrived, an hour later, and mostly in the same class. */
export const nextFlight = ({ arrival, cabinClass }: SegmentValues): SegmentValues => ({
  ...blankSegment(nextClocks(arrival.dateTimeLocal), arrival.airportId),
  cabinClass,
});

/** As the form holds it; its name is shown where only its id stands. */
export function endValues({ airport, dateTimeLocal, terminal }: FlightEnd): SegmentValues['departure'] {
  const { airportId, name, iata, city } = airport;
  rememberName(airportId, name, [iata, city].filter(Boolean).join(', '));
  return { airportId, dateTimeLocal, terminal };
}

function segmentValues({ id, airline, departure, arrival, ...fields }: Segment): SegmentValues {
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

export const valuesOf = ({ artists, travellers, segments, ...fields }: Flight): FlightValues => ({
  hexColor: fields.hexColor,
  phase: fields.phase,
  bookingReference: fields.bookingReference,
  baggage: fields.baggage,
  notes: fields.notes,
  tagIds: fields.tagIds,
  artistIds: artists.map(({ artistId }) => artistId),
  travellerIds: travellers.map(({ contactId }) => contactId),
  segments: segments.map(segmentValues),
});

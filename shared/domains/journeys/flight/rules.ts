import type { Stretch } from '#shared/domains/journeys/travel/clashes.ts';
import {
  changeIn,
  legSpan,
  routeTitle,
  segmentRemover,
  hopTitle as titleOfHop,
} from '#shared/domains/journeys/travel/legs.ts';
import { addMinutes, at, type LocalDate, minutesOf, timeOf } from '#shared/kernel/time/date.ts';
import type { FlightFields, Segment } from './schemas.ts';

/** `KL 1001` */
export const flightName = ({ airline, flightNumber }: Pick<Segment, 'airline' | 'flightNumber'>): string =>
  `${airline.iata} ${flightNumber}`;

type Ends = { readonly [K in 'departure' | 'arrival']: Pick<Segment['departure'], 'airport'> };
const hopOf = ({ departure, arrival }: Ends) => ({ from: departure.airport.iata, to: arrival.airport.iata });
/** `AMS → LHR` */
export const hopTitle = (segment: Ends): string => titleOfHop(hopOf(segment));
/** `AMS → LHR → JFK` */
export const flightTitle = ({ segments }: { readonly segments: readonly Ends[] }): string =>
  routeTitle(segments.map(hopOf));

/** Each flight as calendars draw it. */
export const flightLegs = ({ segments }: Pick<FlightFields, 'segments'>) =>
  segments.map((segment) => ({
    title: `${flightName(segment)} ${hopTitle(segment)}`,
    city: segment.arrival.airport.city,
    ...legSpan(segment),
  }));

/** Each flight as a way from airport to airport. */
export const flightStretches = ({ segments }: Pick<FlightFields, 'segments'>): Stretch[] =>
  segments.map((segment) => ({
    ...legSpan(segment),
    from: segment.departure.airport.point,
    to: segment.arrival.airport.point,
  }));

/** Minutes to change in after a flight; undefined after the last, and where one does not go on from there. */
export const changeAfter = changeIn<Segment>(
  ({ arrival }, { departure }) => arrival.airport.airportId === departure.airport.airportId,
);

export const withoutSegment = segmentRemover('flight');

/** The same flight on another day: as long by the clocks as it was. */
export function onDay({ departure, arrival }: Pick<Segment, 'departure' | 'arrival'>, day: LocalDate) {
  const leaves = at(day, timeOf(departure.dateTimeLocal));
  const minutes = minutesOf(arrival.dateTimeLocal) - minutesOf(departure.dateTimeLocal);
  const end = ({ airport, terminal }: Segment['departure'], dateTimeLocal: string) => ({
    airport,
    terminal,
    dateTimeLocal,
  });
  return { departure: end(departure, leaves), arrival: end(arrival, addMinutes(leaves, minutes)) };
}

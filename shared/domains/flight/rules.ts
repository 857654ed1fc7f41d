import { changeMinutes, legSpan } from '#shared/domains/travel/legs.ts';
import { addMinutes, at, type LocalDate, minutesOf, timeOf } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { FlightFields, Segment } from './schemas.ts';

/** `KL 1001` */
export const flightName = ({ airline, flightNumber }: Pick<Segment, 'airline' | 'flightNumber'>): string =>
  `${airline.iata} ${flightNumber}`;

type Ends = { readonly [K in 'departure' | 'arrival']: Pick<Segment['departure'], 'airport'> };
/** `AMS → LHR` */
export const hopTitle = ({ departure, arrival }: Ends): string => `${departure.airport.iata} → ${arrival.airport.iata}`;

/** `AMS → LHR → JFK`; a journey that goes on from elsewhere says so: `AMS → LHR, LGW → JFK`. */
export function flightTitle({ segments }: { readonly segments: readonly Ends[] }): string {
  const parts = segments.map((segment, i) => {
    const before = segments[i - 1];
    if (!before) return hopTitle(segment);
    const goesOn = before.arrival.airport.iata === segment.departure.airport.iata;
    return goesOn ? ` → ${segment.arrival.airport.iata}` : `, ${hopTitle(segment)}`;
  });
  return parts.join('');
}

/** Each flight as calendars draw it. */
export const flightLegs = ({ segments }: Pick<FlightFields, 'segments'>) =>
  segments.map((segment) => ({
    title: `${flightName(segment)} ${hopTitle(segment)}`,
    city: segment.arrival.airport.city,
    ...legSpan(segment),
  }));

/** When the journey leaves and when it is over, by the clocks of its first and last airport. */
export const flightSpan = ({ segments }: Pick<FlightFields, 'segments'>) => ({
  start: segments[0]?.departure.dateTimeLocal ?? '',
  end: segments.at(-1)?.arrival.dateTimeLocal ?? '',
});

/** Minutes to change in after a flight; undefined after the last, and where one does not go on from there. */
export function changeAfter(segments: readonly Segment[], i: number): number | undefined {
  const [before, after] = [segments[i], segments[i + 1]];
  if (!before || !after) return undefined;
  return changeMinutes(before, after, before.arrival.airport.airportId === after.departure.airport.airportId);
}

/** The journey without one of its flights; it always has one. */
export function withoutSegment<T extends Pick<FlightFields, 'segments'>>(flight: T, segmentId: Id): T {
  const segments = flight.segments.filter(({ id }) => id !== segmentId);
  if (segments.length === flight.segments.length) throw new AppError('flight.noSegment');
  if (segments.length === 0) throw new AppError('flight.lastSegment');
  return { ...flight, segments };
}

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

import type { Flight } from '#shared/domains/journeys/flight/schemas.ts';
import type { FlightValues, SegmentValues } from './flight-values.ts';

const endOf = (airportId: string, dateTimeLocal: string) => ({ dateTimeLocal, ...(airportId ? { airportId } : {}) });

/** The flights in the form as stretches of time and place. */
export const stretchesOf = ({ segments }: Pick<FlightValues, 'segments'>) =>
  segments.map(({ departure, arrival }: SegmentValues) => ({
    start: endOf(departure.airportId, departure.dateTimeLocal),
    end: endOf(arrival.airportId, arrival.dateTimeLocal),
  }));

/** The same by what was saved. */
export const savedStretches = ({ segments }: Flight) =>
  segments.map(({ departure, arrival }) => ({
    start: endOf(departure.airport.airportId, departure.dateTimeLocal),
    end: endOf(arrival.airport.airportId, arrival.dateTimeLocal),
  }));

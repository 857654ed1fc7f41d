import { flightName, hopTitle } from '#shared/domains/journeys/flight/rules.ts';
import type { FlightEnd, FlightFields } from '#shared/domains/journeys/flight/schemas.ts';
import { groundTransportSpan, groundTransportTitle } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { lodgingSpan } from '#shared/domains/journeys/lodging/rules.ts';
import type { LodgingFields } from '#shared/domains/journeys/lodging/schemas.ts';
import { hopTitle as trainHop, trainName } from '#shared/domains/journeys/train/rules.ts';
import type { TrainEnd, TrainFields } from '#shared/domains/journeys/train/schemas.ts';
import type { ZonedSpan } from '#shared/domains/journeys/travel/clocks.ts';
import { legSpan } from '#shared/domains/journeys/travel/legs.ts';
import type { Place } from '#shared/domains/journeys/travel/schemas.ts';
import type { GeoPoint } from '#shared/kernel/geo/geo.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** One event of a journey or stay. Where it leaves from is where one has to be. */
export interface TravelPart {
  readonly id: Id;
  readonly title: string;
  readonly span: ZonedSpan & { readonly isAllDay: boolean };
  readonly location: string;
  readonly geo?: GeoPoint | undefined;
  readonly lines: readonly string[];
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
const placed = ({ placeName, placeAddress, placeGeo }: Place) => ({
  location: joined(placeName, placeAddress),
  geo: placeGeo,
});

export const rideParts = (ride: Stored<GroundTransportFields>): TravelPart[] => [
  {
    id: ride.id,
    title: groundTransportTitle(ride),
    span: groundTransportSpan(ride),
    ...placed(ride.start),
    lines: [ride.driver.name, ride.driver.mobile, ride.driver.vehicleModel],
  },
];

const airportText = ({ airport, terminal }: FlightEnd) => joined(`${airport.name} (${airport.iata})`, terminal);
export const flightParts = ({ segments, bookingReference, baggage }: FlightFields): TravelPart[] =>
  segments.map((segment) => ({
    id: segment.id,
    title: `${flightName(segment)} ${hopTitle(segment)}`,
    span: legSpan(segment),
    location: airportText(segment.departure),
    geo: segment.departure.airport.point,
    lines: [segment.airline.name, airportText(segment.arrival), bookingReference, segment.seats, baggage],
  }));

const stationText = ({ placeName, platform }: TrainEnd) => joined(placeName, platform);
export const trainParts = ({ segments, bookingReference }: TrainFields): TravelPart[] =>
  segments.map((segment) => ({
    id: segment.id,
    title: [trainName(segment), trainHop(segment)].filter(Boolean).join(' '),
    span: legSpan(segment),
    ...placed(segment.departure),
    lines: [
      `${stationText(segment.departure)} → ${stationText(segment.arrival)}`,
      bookingReference,
      joined(segment.coach, segment.seats),
    ],
  }));

export const lodgingParts = (lodging: Stored<LodgingFields>): TravelPart[] => [
  {
    id: lodging.id,
    title: lodging.placeName,
    span: lodgingSpan(lodging),
    ...placed(lodging),
    lines: [lodging.phone, lodging.website, lodging.bookingReference],
  },
];

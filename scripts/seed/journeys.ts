import { flightStore } from '#functions/domains/journeys/flight/store.ts';
import { lodgingStore } from '#functions/domains/journeys/lodging/store.ts';
import { trainStore } from '#functions/domains/journeys/train/store.ts';
import { airportZoneNear } from '#shared/data/airports.ts';
import type { FlightFields, Segment } from '#shared/domains/journeys/flight/schemas.ts';
import type { LodgingFields } from '#shared/domains/journeys/lodging/schemas.ts';
import type { TrainFields } from '#shared/domains/journeys/train/schemas.ts';
import type { AirportFields } from '#shared/domains/reference/airport/schemas.ts';
import { distanceKm, type GeoPoint } from '#shared/kernel/geo/geo.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import { addDays, addMinutes, at, dateOf, type LocalDateTime } from '#shared/kernel/time/date.ts';
import { onClockOf } from '#shared/kernel/time/zone.ts';
import { inventGroundTransports } from './ground-transports.ts';
import { type Parties, partyTo, type Show, travelledTo } from './party.ts';
import type { Random } from './random.ts';
import { inventAir } from './reference.ts';
import { sowRecords } from './sow.ts';
import type { Stage } from './stage.ts';

type Airport = Stored<AirportFields>;
type Air = ReturnType<typeof inventAir>;

const HOME: GeoPoint = { lat: 52.379, lng: 4.9 };
/** Kilometres from which one takes a train, and from which one flies; far off one changes in London. */
const [BY_TRAIN, BY_AIR, WITH_CHANGE] = [60, 480, 3500];
const [CHANGE_MINUTES, TAXI_MINUTES] = [95, 40];
/** Every second show has a hotel. */
const HOTEL_EVERY = 2;
const HOTELS = ['Grand Hotel', 'Hotel Central', 'Park Inn', 'Hotel Astoria'];

const pointOf = ({ venue }: Show): GeoPoint | undefined =>
  venue?.lat === undefined || venue.lng === undefined ? undefined : { lat: venue.lat, lng: venue.lng };
/** Shows so far from home, in kilometres. */
const between = (shows: readonly Show[], least: number, most: number): Show[] =>
  shows.filter((show) => {
    const point = pointOf(show);
    const km = point ? distanceKm(HOME, point) : 0;
    return km >= least && km < most;
  });
const lineId = ({ today }: Stage, random: Random) => makeId(0, Date.parse(today), random.bytes(6));
const code = (random: Random): string =>
  Array.from({ length: 6 }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('');

const HOME_ZONE = 'Europe/Amsterdam';
/** Of a published airport. */
const zoneOf = (point: GeoPoint): string => airportZoneNear(point, 1) ?? HOME_ZONE;

const endOf = ({ id: airportId, name, iata, city, countryId, point }: Airport, dateTimeLocal: LocalDateTime) => ({
  airport: { airportId, name, iata, city, countryId, point },
  dateTimeLocal,
  terminal: '',
  zone: zoneOf(point),
});

interface Hop {
  readonly from: Airport;
  readonly to: Airport;
  readonly leaves: LocalDateTime;
}
function segment(stage: Stage, { airlines }: Air, random: Random, { from, to, leaves }: Hop): Segment {
  const {
    id: airlineId,
    name,
    iata,
  } = random.pick(airlines.rows.filter((one) => ['KL', 'BA', 'LH'].includes(one.iata)));
  const minutes = Math.round(distanceKm(from.point, to.point) / 13 / 5) * 5 + TAXI_MINUTES;
  return {
    id: lineId(stage, random),
    airline: { airlineId, name, iata },
    flightNumber: String(random.int(100, 1999)),
    departure: endOf(from, leaves),
    arrival: endOf(to, onClockOf(addMinutes(leaves, minutes), zoneOf(from.point), zoneOf(to.point))),
    cabinClass: 'economy',
    seats: `${random.int(4, 28)}A`,
  };
}

function flightTo(stage: Stage, air: Air, show: Show, parties: Parties, random: Random): FlightFields[] {
  const byCode = new Map(air.airports.rows.map((airport) => [airport.iata, airport]));
  const [home, change, point] = [byCode.get('AMS'), byCode.get('LHR'), pointOf(show)];
  if (!home || !change || !point) return [];
  const near = air.airports.rows.toSorted((a, b) => distanceKm(a.point, point) - distanceKm(b.point, point))[0] ?? home;
  const leaves = at(addDays(dateOf(show.start), -1), '09:25');
  const isFar = distanceKm(HOME, point) > WITH_CHANGE;
  const first = segment(stage, air, random, { from: home, to: isFar ? change : near, leaves });
  const on = addMinutes(first.arrival.dateTimeLocal, CHANGE_MINUTES);
  const segments = isFar ? [first, segment(stage, air, random, { from: change, to: near, leaves: on })] : [first];
  return [
    {
      ...partyTo(show, parties),
      hexColor: DEFAULT_HEX_COLOR,
      bookingReference: code(random),
      baggage: '1 × 23 kg each, 2 guitars',
      segments,
    },
  ];
}

const station = (placeName: string, dateTimeLocal: LocalDateTime, zone: string) => ({
  placeId: '',
  placeName,
  placeAddress: '',
  dateTimeLocal,
  zone,
  platform: '',
});
function trainTo(stage: Stage, show: Show, parties: Parties, random: Random): TrainFields {
  const leaves = at(dateOf(show.start), '10:34');
  const km = distanceKm(HOME, pointOf(show) ?? HOME);
  const arrives = addMinutes(leaves, 15 + Math.round(km / 2));
  return {
    ...partyTo(show, parties),
    hexColor: DEFAULT_HEX_COLOR,
    bookingReference: code(random),
    segments: [
      {
        id: lineId(stage, random),
        operator: 'NS International',
        trainNumber: `IC ${random.int(100, 299)}`,
        departure: station('Amsterdam Centraal', leaves, HOME_ZONE),
        arrival: station(`${show.venue?.city ?? ''} Central`, onClockOf(arrives, HOME_ZONE, show.zone), show.zone),
        trainClass: 'second',
        coach: String(random.int(1, 9)),
        seats: `${random.int(11, 98)}`,
      },
    ],
  };
}

function lodgingAt(stage: Stage, show: Show, parties: Parties, random: Random): LodgingFields {
  const day = dateOf(show.start);
  const party = partyTo(show, parties);
  const room = (contactId: string): LodgingFields['rooms'][number] => ({
    id: lineId(stage, random),
    kind: 'single',
    number: '',
    guestIds: [contactId],
    note: '',
  });
  return {
    ...party,
    hexColor: DEFAULT_HEX_COLOR,
    placeId: '',
    placeName: `${random.pick(HOTELS)} ${show.venue?.city ?? ''}`,
    placeAddress: show.venue?.cityCountry ?? '',
    zone: show.zone,
    phone: `+31 20 ${random.int(1_000_000, 9_999_999)}`,
    email: '',
    website: '',
    stay: { checkIn: at(day, '15:00'), checkOut: at(addDays(day, 1), '11:00') },
    bookingReference: code(random),
    breakfast: random.chance(0.7),
    paidBy: random.pick(['agency', 'promoter', 'promoter']),
    rooms: party.travellers.map(({ contactId }) => room(contactId)),
  };
}

/** Flights, trains and rides to shows that come, and beds beside their stages. */
export function inventTravel(stage: Stage, shows: readonly Show[], parties: Parties) {
  const air = inventAir(stage);
  const random = stage.random.fork('journeys');
  const coming = travelledTo(stage, shows);
  const flown = between(coming, BY_AIR, Number.POSITIVE_INFINITY);
  return [
    ...Object.values(air),
    inventGroundTransports(stage, shows, parties),
    sowRecords(
      stage,
      flightStore,
      flown.flatMap((show) => flightTo(stage, air, show, parties, random)),
    ),
    sowRecords(
      stage,
      trainStore,
      between(coming, BY_TRAIN, BY_AIR).map((show) => trainTo(stage, show, parties, random)),
    ),
    sowRecords(
      stage,
      lodgingStore,
      coming.filter((_, i) => i % HOTEL_EVERY === 0).map((show) => lodgingAt(stage, show, parties, random)),
    ),
  ];
}

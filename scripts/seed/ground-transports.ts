import { groundTransportStore } from '#functions/domains/journeys/ground-transport/store.ts';
import type { End, GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { ownPlaceId } from '#shared/domains/journeys/travel/place-rules.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import { addMinutes } from '#shared/kernel/time/date.ts';
import { type Parties, partyTo, type Show, travelledTo } from './party.ts';
import type { Random } from './random.ts';
import { type Sown, sowRecords } from './sow.ts';
import type { Stage } from './stage.ts';

/** Every so many of the shows to come have somebody who drives there. */
const EVERY = 3;
/** Minutes before the show at which one is there. */
const BEFORE = 150;
const DRIVERS = ['Rui Tavares', 'Jos Verhoef', 'Marta Kern', 'Luca Neri'];
const VEHICLES = ['Mercedes Vito, 8 seats', 'VW Crafter with trailer', 'Taxi', 'Skoda Superb'];
const LAST = 4;

const blank: Omit<End, 'dateTimeLocal' | 'locationType'> = {
  locationTypeOther: '',
  placeId: '',
  placeName: '',
  placeAddress: '',
};

function endsOf({ venue, start, zone }: Show, minutes: number): Pick<GroundTransportFields, 'start' | 'end'> {
  const arrival = addMinutes(start, -BEFORE);
  const { lat, lng, venueId = '', name = '', city = '', cityCountry = '' } = venue ?? {};
  const placeGeo = lat === undefined || lng === undefined ? undefined : { lat, lng };
  return {
    start: {
      ...blank,
      locationType: 'hotel',
      placeName: `Hotel ${city}`,
      dateTimeLocal: addMinutes(arrival, -minutes),
      zone,
    },
    end: {
      ...blank,
      locationType: 'venue',
      placeId: ownPlaceId('company', venueId),
      placeName: name,
      placeAddress: cityCountry,
      dateTimeLocal: arrival,
      zone,
      ...(placeGeo ? { placeGeo } : {}),
    },
  };
}

function groundTransportTo(show: Show, parties: Parties, random: Random): GroundTransportFields {
  const duration = random.int(2, 9) * 5;
  return {
    ...partyTo(show, parties),
    routeHexColor: DEFAULT_HEX_COLOR,
    departArriveSelect: 'arriveBy',
    duration,
    routePolyline: '',
    googleDirectionsStatus: '',
    driver: {
      name: random.pick(DRIVERS),
      mobile: `+31 6 ${random.int(10_000_000, 99_999_999)}`,
      email: '',
      vehicleModel: random.pick(VEHICLES),
    },
    notes: random.int(0, LAST) === LAST ? 'Backline goes along: leave room in the back.' : '',
    ...endsOf(show, duration),
  };
}

/** Rides from the hotel to shows that come. */
export function inventGroundTransports(
  stage: Stage,
  shows: readonly Show[],
  parties: Parties,
): Sown<GroundTransportFields> {
  const random = stage.random.fork('rides');
  const driven = travelledTo(stage, shows).filter((_, i) => i % EVERY === 0);
  return sowRecords(
    stage,
    groundTransportStore,
    driven.map((show) => groundTransportTo(show, parties, random)),
  );
}

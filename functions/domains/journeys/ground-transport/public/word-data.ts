import { travelData, travellerNames } from '#functions/domains/journeys/travel/public/word-data.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import { locationIn } from '#shared/domains/journeys/ground-transport/choices.ts';
import { placeOf, rideTitle } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { End, GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { dateOf, timeOf } from '#shared/kernel/date.ts';
import type { Locale } from '#shared/kernel/locale.ts';

const endData = (end: End, locale: Locale) => ({
  place: placeOf(end),
  address: end.placeAddress,
  kind: locationIn(end.locationType, locale),
});

/** A ride as templates see it; every key is one of `rideMergeFields`. */
export const rideData = (ride: GroundTransportFields, { locale }: { readonly locale: Locale }) => ({
  title: rideTitle(ride),
  ...travelData(ride, locale),
  date: dayValue(dateOf(ride.start.dateTimeLocal)),
  departure: timeOf(ride.start.dateTimeLocal),
  arrival: timeOf(ride.end.dateTimeLocal),
  duration: ride.duration,
  kilometres: ride.distance === undefined ? undefined : Math.round(ride.distance / 1000),
  from: endData(ride.start, locale),
  to: endData(ride.end, locale),
  driver: {
    name: ride.driver.name,
    mobile: ride.driver.mobile,
    email: ride.driver.email,
    vehicle: ride.driver.vehicleModel,
  },
});

/** A ride as a show's document lists it. */
export const rideRows = (ride: GroundTransportFields) => [
  {
    title: rideTitle(ride),
    date: dayValue(dateOf(ride.start.dateTimeLocal)),
    departure: timeOf(ride.start.dateTimeLocal),
    arrival: timeOf(ride.end.dateTimeLocal),
    driver: ride.driver.name,
    mobile: ride.driver.mobile,
    vehicle: ride.driver.vehicleModel,
    travellers: travellerNames(ride.travellers),
  },
];

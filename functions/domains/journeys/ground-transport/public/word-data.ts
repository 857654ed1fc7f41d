import { travelData, travellerNames } from '#functions/domains/journeys/travel/public/word-data.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import { locationIn } from '#shared/domains/journeys/ground-transport/choices.ts';
import { groundTransportTitle, placeOf } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { End, GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dateOf, timeOf } from '#shared/kernel/time/date.ts';

const endData = (end: End, locale: Locale) => ({
  place: placeOf(end),
  address: end.placeAddress,
  kind: locationIn(end.locationType, locale),
});

/** A ride as templates see it; every key is one of `rideMergeFields`. */
export const groundTransportData = (
  groundTransport: GroundTransportFields,
  { locale }: { readonly locale: Locale },
) => ({
  title: groundTransportTitle(groundTransport),
  ...travelData(groundTransport, locale),
  date: dayValue(dateOf(groundTransport.start.dateTimeLocal)),
  departure: timeOf(groundTransport.start.dateTimeLocal),
  arrival: timeOf(groundTransport.end.dateTimeLocal),
  duration: groundTransport.duration,
  kilometres: groundTransport.distance === undefined ? undefined : Math.round(groundTransport.distance / 1000),
  from: endData(groundTransport.start, locale),
  to: endData(groundTransport.end, locale),
  driver: {
    name: groundTransport.driver.name,
    mobile: groundTransport.driver.mobile,
    email: groundTransport.driver.email,
    vehicle: groundTransport.driver.vehicleModel,
  },
});

/** A ride as a show's document lists it. */
export const groundTransportRows = (groundTransport: GroundTransportFields) => [
  {
    title: groundTransportTitle(groundTransport),
    date: dayValue(dateOf(groundTransport.start.dateTimeLocal)),
    departure: timeOf(groundTransport.start.dateTimeLocal),
    arrival: timeOf(groundTransport.end.dateTimeLocal),
    driver: groundTransport.driver.name,
    mobile: groundTransport.driver.mobile,
    vehicle: groundTransport.driver.vehicleModel,
    travellers: travellerNames(groundTransport.travellers),
  },
];

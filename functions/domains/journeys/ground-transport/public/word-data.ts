import { clockData, travelData, travellerNames } from '#functions/domains/journeys/travel/public/word-data.ts';
import { locationIn } from '#shared/domains/journeys/ground-transport/choices.ts';
import { groundTransportFields } from '#shared/domains/journeys/ground-transport/fields.ts';
import { groundTransportTitle, placeOf } from '#shared/domains/journeys/ground-transport/rules.ts';
import type { End, GroundTransportFields } from '#shared/domains/journeys/ground-transport/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

const endData = (end: End, locale: Locale) => ({
  place: placeOf(end),
  address: end.placeAddress,
  kind: locationIn(end.locationType, locale),
});

/** Returns the title and the times of a ride, as every document has them. */
const rideData = (groundTransport: GroundTransportFields) => ({
  title: groundTransportTitle(groundTransport),
  ...clockData({ start: groundTransport.start.dateTimeLocal, end: groundTransport.end.dateTimeLocal }),
});

/** A ride as templates see it; every key is one of `groundTransportMergeFields`. */
export function groundTransportData(groundTransport: GroundTransportFields, { locale }: { readonly locale: Locale }) {
  const { distance, start, end, driver } = groundTransport;
  return {
    ...travelData(groundTransportFields, groundTransport, locale),
    ...rideData(groundTransport),
    kilometres: distance === undefined ? undefined : Math.round(distance / 1000),
    from: endData(start, locale),
    to: endData(end, locale),
    driver: { name: driver.name, mobile: driver.mobile, email: driver.email, vehicle: driver.vehicleModel },
  };
}

/** A ride as a show's document lists it. */
export const groundTransportRows = (groundTransport: GroundTransportFields) => [
  {
    ...rideData(groundTransport),
    driver: groundTransport.driver.name,
    mobile: groundTransport.driver.mobile,
    vehicle: groundTransport.driver.vehicleModel,
    travellers: travellerNames(groundTransport.travellers),
  },
];

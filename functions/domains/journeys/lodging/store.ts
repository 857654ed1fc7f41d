import { travelStore } from '#functions/domains/journeys/travel/public/kind-store.ts';
import { lodgingSpan, lodgingStretches } from '#shared/domains/journeys/lodging/rules.ts';
import type { LodgingFields } from '#shared/domains/journeys/lodging/schemas.ts';

/** Stays: list by arrival, in the calendar of their artist. */
export const lodgingStore = travelStore<LodgingFields>({
  name: 'lodging',
  title: ({ placeName }) => placeName,
  hexColor: (lodging) => lodging.hexColor,
  legs: (lodging) => [{ title: lodging.placeName, city: '', ...lodgingSpan(lodging) }],
  stretches: lodgingStretches,
  places: ({ placeName, placeAddress }) => [placeName, placeAddress],
  more: ({ bookingReference }) => [bookingReference],
});

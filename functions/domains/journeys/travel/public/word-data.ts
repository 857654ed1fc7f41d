import { phaseIn } from '#shared/domains/journeys/travel/phases.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** Returns the booking of a journey or stay, as the rows of a show's document have it. */
export const bookedData = ({ bookingReference, travellers }: TravelFields & { readonly bookingReference: string }) => ({
  bookingReference,
  travellers: travellerNames(travellers),
});
export const travellerNames = (travellers: TravelFields['travellers']): string =>
  travellers.map(({ name }) => name.fullName).join(', ');

/** Returns the data that templates see of a journey or stay of any kind. */
export const travelData = ({ artists, phase, notes, travellers }: TravelFields, locale: Locale) => ({
  artist: artists.map(({ name }) => name).join(', '),
  phase: phaseIn(phase, locale),
  notes,
  travellers: travellers.map(({ name, position }) => ({ name: name.fullName, position })),
});

import { plainValues } from '#functions/platform/documents/word/field-values.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import type { Clocks } from '#shared/domains/journeys/travel/legs.ts';
import { phaseIn } from '#shared/domains/journeys/travel/phases.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { Fields } from '#shared/kernel/record/fields.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dateOf, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';

/** Returns the booking of a journey or stay, as the rows of a show's document have it. */
export const bookedData = ({ bookingReference, travellers }: TravelFields & { readonly bookingReference: string }) => ({
  bookingReference,
  travellers: travellerNames(travellers),
});
export const travellerNames = (travellers: TravelFields['travellers']): string =>
  travellers.map(({ name }) => name.fullName).join(', ');

/** Returns the data that templates see of a journey or stay of any kind: its plain fields and those of all kinds. */
export const travelData = (fields: Fields, journey: TravelFields, locale: Locale) => ({
  ...plainValues(fields, journey, locale),
  phase: phaseIn(journey.phase, locale),
  travellers: journey.travellers.map(({ name, position }) => ({ name: name.fullName, position })),
});

/** Returns the day and the clock times of a journey. */
export const clockData = ({ start, end }: { readonly start: LocalDateTime; readonly end: LocalDateTime }) => ({
  date: dayValue(dateOf(start)),
  departure: timeOf(start),
  arrival: timeOf(end),
});

/** Returns the days, clock times and seats of one flight or train. */
export const segmentData = ({ departure, arrival, seats }: Clocks & { readonly seats: string }) => ({
  ...clockData({ start: departure.dateTimeLocal, end: arrival.dateTimeLocal }),
  arrivalDate: dayValue(dateOf(arrival.dateTimeLocal)),
  seats,
});

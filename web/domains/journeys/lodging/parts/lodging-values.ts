import { nightsOf } from '#shared/domains/journeys/lodging/rules.ts';
import type { Lodging, LodgingInput } from '#shared/domains/journeys/lodging/schemas.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import { addDays, at, dateOf, type LocalDate, type LocalDateTime, timeOf } from '#shared/kernel/time/date.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { blankTravel, travelValues } from '#web/domains/journeys/travel/widgets/travel-values.ts';

/** The values of the form, which equal the input. */
export type LodgingValues = LodgingInput;

/** The usual hours of check-in and check-out. */
const CHECK_IN = '15:00';
const CHECK_OUT = '11:00';

export const blankLodging = (date: LocalDate, artistId: string | undefined): LodgingValues => ({
  ...blankTravel(artistId),
  placeId: '',
  placeName: '',
  placeAddress: '',
  hexColor: DEFAULT_HEX_COLOR,
  phone: '',
  email: '',
  website: '',
  stay: { checkIn: at(date, CHECK_IN), checkOut: at(addDays(date, 1), CHECK_OUT) },
  bookingReference: '',
  breakfast: false,
  paidBy: '',
  rooms: [],
});

export const valuesOf = (lodging: Lodging): EveryField<LodgingValues> => ({
  ...travelValues(lodging),
  placeId: lodging.placeId,
  placeName: lodging.placeName,
  placeAddress: lodging.placeAddress,
  placeGeo: lodging.placeGeo,
  hexColor: lodging.hexColor,
  phone: lodging.phone,
  email: lodging.email,
  website: lodging.website,
  stay: { ...lodging.stay },
  bookingReference: lodging.bookingReference,
  breakfast: lodging.breakfast,
  paidBy: lodging.paidBy,
  rooms: lodging.rooms.map((room) => ({ ...room, guestIds: [...room.guestIds] })),
});

/** Moves the check-out with the check-in, at its hour and with as many nights. A negative stay gets one night. */
export function followingCheckOut(stay: LodgingValues['stay'], checkIn: LocalDateTime): LocalDateTime {
  const nights = nightsOf({ stay });
  return at(addDays(dateOf(checkIn), nights < 0 ? 1 : nights), timeOf(stay.checkOut));
}

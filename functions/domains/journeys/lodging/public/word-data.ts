import { bookedData, travelData } from '#functions/domains/journeys/travel/public/word-data.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import { flagText } from '#functions/platform/excel/common-columns.ts';
import { nightsOf } from '#shared/domains/journeys/lodging/rules.ts';
import type { LodgingFields } from '#shared/domains/journeys/lodging/schemas.ts';
import { payerIn, roomIn } from '#shared/domains/journeys/lodging/words.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dateOf, timeOf } from '#shared/kernel/time/date.ts';

/** A stay as templates see it; every key is one of `lodgingMergeFields`. */
export function lodgingData(lodging: LodgingFields, { locale }: { readonly locale: Locale }) {
  const { stay, rooms, travellers } = lodging;
  const names = new Map(travellers.map(({ contactId, name }) => [contactId, name.fullName]));
  return {
    ...travelData(lodging, locale),
    phone: lodging.phone,
    email: lodging.email,
    website: lodging.website,
    bookingReference: lodging.bookingReference,
    title: lodging.placeName,
    address: lodging.placeAddress,
    date: dayValue(dateOf(stay.checkIn)),
    endDate: dayValue(dateOf(stay.checkOut)),
    checkIn: timeOf(stay.checkIn),
    checkOut: timeOf(stay.checkOut),
    nights: nightsOf(lodging),
    breakfast: flagText(lodging.breakfast, locale),
    paidBy: payerIn(lodging.paidBy, locale),
    rooms: rooms.map(({ kind, number, guestIds, note }) => ({
      kind: roomIn(kind, locale),
      number,
      guests: guestIds.flatMap((id) => names.get(id) ?? []).join(', '),
      note,
    })),
  };
}

/** A stay as a show's document lists it. */
export const lodgingRows = (lodging: LodgingFields) => [
  {
    name: lodging.placeName,
    address: lodging.placeAddress,
    phone: lodging.phone,
    date: dayValue(dateOf(lodging.stay.checkIn)),
    checkIn: timeOf(lodging.stay.checkIn),
    endDate: dayValue(dateOf(lodging.stay.checkOut)),
    checkOut: timeOf(lodging.stay.checkOut),
    nights: nightsOf(lodging),
    ...bookedData(lodging),
  },
];

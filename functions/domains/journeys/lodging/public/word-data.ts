import { bookedData, travelData } from '#functions/domains/journeys/travel/public/word-data.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import { lodgingFields } from '#shared/domains/journeys/lodging/fields.ts';
import { nightsOf } from '#shared/domains/journeys/lodging/rules.ts';
import type { LodgingFields } from '#shared/domains/journeys/lodging/schemas.ts';
import { payerIn, roomIn } from '#shared/domains/journeys/lodging/words.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dateOf, timeOf } from '#shared/kernel/time/date.ts';

/** Returns the days, times and nights of a stay, as every document has them. */
const stayData = (lodging: LodgingFields) => ({
  date: dayValue(dateOf(lodging.stay.checkIn)),
  endDate: dayValue(dateOf(lodging.stay.checkOut)),
  checkIn: timeOf(lodging.stay.checkIn),
  checkOut: timeOf(lodging.stay.checkOut),
  nights: nightsOf(lodging),
});

/** A stay as templates see it; every key is one of `lodgingMergeFields`. */
export function lodgingData(lodging: LodgingFields, { locale }: { readonly locale: Locale }) {
  const { rooms, travellers } = lodging;
  const names = new Map(travellers.map(({ contactId, name }) => [contactId, name.fullName]));
  return {
    ...travelData(lodgingFields, lodging, locale),
    ...stayData(lodging),
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
    ...stayData(lodging),
    name: lodging.placeName,
    address: lodging.placeAddress,
    phone: lodging.phone,
    ...bookedData(lodging),
  },
];

import { COLUMNS, clockCell, travelSheet } from '#functions/domains/journeys/travel/public/excel.ts';
import { numberCell, textCell } from '#functions/platform/excel/field-columns.ts';
import { lodgingFieldWords } from '#shared/domains/journeys/lodging/field-words.ts';
import { lodgingFields } from '#shared/domains/journeys/lodging/fields.ts';
import { lodgingWords } from '#shared/domains/journeys/lodging/kind-words.ts';
import { nightsOf } from '#shared/domains/journeys/lodging/rules.ts';
import type { LodgingFields } from '#shared/domains/journeys/lodging/schemas.ts';
import { payerIn, roomIn } from '#shared/domains/journeys/lodging/words.ts';
import { CHECK_IN, CHECK_OUT } from '#shared/domains/journeys/travel/stay-words.ts';
import { lodgingStore } from './store.ts';

const text = textCell<LodgingFields>;
const NIGHTS = {
  en: 'Nights',
  nl: 'Nachten',
  de: 'Nächte',
  it: 'Notti',
  es: 'Noches',
  'pt-br': 'Noites',
  pt: 'Noites',
};

export const lodgingExcel = travelSheet<LodgingFields, typeof lodgingFields>('lodging', {
  title: lodgingWords.many,
  store: lodgingStore,
  fields: lodgingFields,
  words: lodgingFieldWords,
  columns: [
    { field: 'stay', id: 'checkIn', name: CHECK_IN, ...clockCell<LodgingFields>(({ stay }) => stay.checkIn) },
    { field: 'stay', id: 'checkOut', name: CHECK_OUT, ...clockCell<LodgingFields>(({ stay }) => stay.checkOut) },
    COLUMNS.artist,
    { field: 'placeName', id: 'hotel', width: 30 },
    { field: 'placeAddress', id: 'address', width: 36 },
    { field: 'stay', id: 'nights', name: NIGHTS, ...numberCell(nightsOf) },
    {
      field: 'rooms',
      ...text(({ rooms }, { locale }) => rooms.map(({ kind }) => roomIn(kind, locale)).join(', '), 30),
    },
    { field: 'breakfast', width: 10 },
    { field: 'paidBy', ...text(({ paidBy }, { locale }) => payerIn(paidBy, locale), 14) },
    COLUMNS.phase,
    COLUMNS.travellers,
    { field: 'bookingReference', width: 18 },
    { field: 'phone', width: 18 },
    { field: 'email', width: 28 },
  ],
});

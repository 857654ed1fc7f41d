import {
  artistColumn,
  BOOKING_REFERENCE,
  clockColumn,
  phaseColumn,
  travellersColumn,
  travelSheet,
} from '#functions/domains/journeys/travel/public/excel.ts';
import { flagText, numberColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { lodgingWords } from '#shared/domains/journeys/lodging/kind-words.ts';
import { nightsOf } from '#shared/domains/journeys/lodging/rules.ts';
import type { LodgingFields } from '#shared/domains/journeys/lodging/schemas.ts';
import { payerIn, roomIn } from '#shared/domains/journeys/lodging/words.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { lodgingStore } from './store.ts';

const text = textColumn<LodgingFields>;

export const lodgingExcel = travelSheet<LodgingFields>('lodging', {
  title: lodgingWords.many,
  store: lodgingStore,
  columns: [
    clockColumn(
      'checkIn',
      {
        en: 'Check-in',
        nl: 'Inchecken',
        de: 'Check-in',
        it: 'Check-in',
        es: 'Entrada',
        'pt-br': 'Check-in',
        pt: 'Check-in',
      },
      ({ stay }) => stay.checkIn,
    ),
    clockColumn(
      'checkOut',
      {
        en: 'Check-out',
        nl: 'Uitchecken',
        de: 'Check-out',
        it: 'Check-out',
        es: 'Salida',
        'pt-br': 'Check-out',
        pt: 'Check-out',
      },
      ({ stay }) => stay.checkOut,
    ),
    artistColumn,
    text(
      'hotel',
      { en: 'Hotel', nl: 'Hotel', de: 'Hotel', it: 'Hotel', es: 'Hotel', 'pt-br': 'Hotel', pt: 'Hotel' },
      ({ placeName }) => placeName,
      30,
    ),
    text(
      'address',
      {
        en: 'Address',
        nl: 'Adres',
        de: 'Adresse',
        it: 'Indirizzo',
        es: 'Dirección',
        'pt-br': 'Endereço',
        pt: 'Morada',
      },
      ({ placeAddress }) => placeAddress,
      36,
    ),
    numberColumn<LodgingFields>(
      'nights',
      { en: 'Nights', nl: 'Nachten', de: 'Nächte', it: 'Notti', es: 'Noches', 'pt-br': 'Noites', pt: 'Noites' },
      nightsOf,
    ),
    {
      id: 'rooms',
      name: {
        en: 'Rooms',
        nl: 'Kamers',
        de: 'Zimmer',
        it: 'Camere',
        es: 'Habitaciones',
        'pt-br': 'Quartos',
        pt: 'Quartos',
      },
      kind: 'text',
      width: 30,
      value: ({ rooms }, { locale }) => rooms.map(({ kind }) => roomIn(kind, locale)).join(', '),
    },
    {
      id: 'breakfast',
      name: {
        en: 'Breakfast',
        nl: 'Ontbijt',
        de: 'Frühstück',
        it: 'Colazione',
        es: 'Desayuno',
        'pt-br': 'Café da manhã',
        pt: 'Pequeno-almoço',
      },
      kind: 'flag',
      width: 10,
      value: ({ breakfast }, { locale }) => flagText(breakfast, locale),
    },
    {
      id: 'paidBy',
      name: {
        en: 'Paid by',
        nl: 'Betaald door',
        de: 'Bezahlt von',
        it: 'Pagato da',
        es: 'Lo paga',
        'pt-br': 'Pago por',
        pt: 'Pago por',
      },
      kind: 'text',
      width: 14,
      value: ({ paidBy }, { locale }) => payerIn(paidBy, locale),
    },
    phaseColumn,
    travellersColumn,
    text('bookingReference', BOOKING_REFERENCE, (lodging) => lodging.bookingReference, 18),
    text('phone', HEADINGS.phone, ({ phone }) => phone, 18),
    text('email', HEADINGS.email, ({ email }) => email, 28),
  ],
});

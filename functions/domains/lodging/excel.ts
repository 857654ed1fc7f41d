import {
  artistColumn,
  BOOKING_REFERENCE,
  clockColumn,
  phaseColumn,
  travellersColumn,
  travelSheet,
} from '#functions/domains/travel/public/excel.ts';
import { flagText, numberColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { lodgingWords } from '#shared/domains/lodging/kind-words.ts';
import { nightsOf } from '#shared/domains/lodging/rules.ts';
import type { LodgingFields } from '#shared/domains/lodging/schemas.ts';
import { payerIn, roomIn } from '#shared/domains/lodging/words.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import { words } from '#shared/kernel/translated.ts';
import { lodgingStore } from './store.ts';

const text = textColumn<LodgingFields>;

export const lodgingExcel = travelSheet<LodgingFields>('lodging', {
  title: lodgingWords.many,
  store: lodgingStore,
  columns: [
    clockColumn(
      'checkIn',
      words('Check-in', 'Inchecken', 'Check-in', 'Check-in', 'Entrada', 'Check-in', 'Check-in'),
      ({ stay }) => stay.checkIn,
    ),
    clockColumn(
      'checkOut',
      words('Check-out', 'Uitchecken', 'Check-out', 'Check-out', 'Salida', 'Check-out', 'Check-out'),
      ({ stay }) => stay.checkOut,
    ),
    artistColumn,
    text(
      'hotel',
      words('Hotel', 'Hotel', 'Hotel', 'Hotel', 'Hotel', 'Hotel', 'Hotel'),
      ({ placeName }) => placeName,
      30,
    ),
    text(
      'address',
      words('Address', 'Adres', 'Adresse', 'Indirizzo', 'Dirección', 'Endereço', 'Morada'),
      ({ placeAddress }) => placeAddress,
      36,
    ),
    numberColumn<LodgingFields>(
      'nights',
      words('Nights', 'Nachten', 'Nächte', 'Notti', 'Noches', 'Noites', 'Noites'),
      nightsOf,
    ),
    {
      id: 'rooms',
      name: words('Rooms', 'Kamers', 'Zimmer', 'Camere', 'Habitaciones', 'Quartos', 'Quartos'),
      kind: 'text',
      width: 30,
      value: ({ rooms }, { locale }) => rooms.map(({ kind }) => roomIn(kind, locale)).join(', '),
    },
    {
      id: 'breakfast',
      name: words('Breakfast', 'Ontbijt', 'Frühstück', 'Colazione', 'Desayuno', 'Café da manhã', 'Pequeno-almoço'),
      kind: 'flag',
      width: 10,
      value: ({ breakfast }, { locale }) => flagText(breakfast, locale),
    },
    {
      id: 'paidBy',
      name: words('Paid by', 'Betaald door', 'Bezahlt von', 'Pagato da', 'Lo paga', 'Pago por', 'Pago por'),
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

import { travelFieldWords } from '#shared/domains/journeys/travel/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { lodgingFields } from './fields.ts';

/** The words for the fields of a stay: in the log. */
export const lodgingFieldWords: FieldWords<typeof lodgingFields> = {
  ...travelFieldWords,
  email: HEADINGS.email,
  hexColor: { en: 'Colour', nl: 'Kleur', de: 'Farbe', it: 'Colore', es: 'Color', 'pt-br': 'Cor', pt: 'Cor' },
  phone: HEADINGS.phone,
  website: HEADINGS.website,
  bookingReference: {
    en: 'Booking reference',
    nl: 'Boekingsnummer',
    de: 'Buchungsnummer',
    it: 'Numero di prenotazione',
    es: 'Número de reserva',
    'pt-br': 'Número da reserva',
    pt: 'Número da reserva',
  },
  placeName: { en: 'Place', nl: 'Plaats', de: 'Ort', it: 'Luogo', es: 'Lugar', 'pt-br': 'Lugar', pt: 'Lugar' },
  placeAddress: {
    en: 'Address',
    nl: 'Adres',
    de: 'Adresse',
    it: 'Indirizzo',
    es: 'Dirección',
    'pt-br': 'Endereço',
    pt: 'Morada',
  },
  stay: {
    en: 'Stay',
    nl: 'Verblijf',
    de: 'Aufenthalt',
    it: 'Soggiorno',
    es: 'Estancia',
    'pt-br': 'Hospedagem',
    pt: 'Estadia',
  },
  breakfast: {
    en: 'Breakfast',
    nl: 'Ontbijt',
    de: 'Frühstück',
    it: 'Colazione',
    es: 'Desayuno',
    'pt-br': 'Café da manhã',
    pt: 'Pequeno-almoço',
  },
  paidBy: {
    en: 'Paid by',
    nl: 'Betaald door',
    de: 'Bezahlt von',
    it: 'Pagata da',
    es: 'Lo paga',
    'pt-br': 'Paga por',
    pt: 'Paga por',
  },
  rooms: { en: 'Rooms', nl: 'Zalen', de: 'Räume', it: 'Sale', es: 'Salas', 'pt-br': 'Salas', pt: 'Salas' },
  zone: HEADINGS.timeZone,
};

import { bookedFieldWords } from '#shared/domains/journeys/travel/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { lodgingFields } from './fields.ts';

/** The words for the fields of a stay: in the log. */
export const lodgingFieldWords: FieldWords<typeof lodgingFields> = {
  ...bookedFieldWords,
  email: HEADINGS.email,
  phone: HEADINGS.phone,
  website: HEADINGS.website,
  placeName: TERMS.hotel,
  placeAddress: TERMS.address,
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
  rooms: {
    en: 'Rooms',
    nl: 'Kamers',
    de: 'Zimmer',
    it: 'Camere',
    es: 'Habitaciones',
    'pt-br': 'Quartos',
    pt: 'Quartos',
  },
  zone: HEADINGS.timeZone,
};

import { travelFieldWords } from '#shared/domains/journeys/travel/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import type { flightFields } from './fields.ts';

/** The words for the fields of a flight: in the log. */
export const flightFieldWords: FieldWords<typeof flightFields> = {
  ...travelFieldWords,
  hexColor: { en: 'Colour', nl: 'Kleur', de: 'Farbe', it: 'Colore', es: 'Color', 'pt-br': 'Cor', pt: 'Cor' },
  bookingReference: {
    en: 'Booking reference',
    nl: 'Boekingsnummer',
    de: 'Buchungsnummer',
    it: 'Numero di prenotazione',
    es: 'Número de reserva',
    'pt-br': 'Número da reserva',
    pt: 'Número da reserva',
  },
  baggage: {
    en: 'Baggage',
    nl: 'Bagage',
    de: 'Gepäck',
    it: 'Bagagli',
    es: 'Equipaje',
    'pt-br': 'Bagagem',
    pt: 'Bagagem',
  },
  segments: {
    en: 'Legs',
    nl: 'Trajecten',
    de: 'Abschnitte',
    it: 'Tratte',
    es: 'Trayectos',
    'pt-br': 'Trechos',
    pt: 'Trajetos',
  },
};

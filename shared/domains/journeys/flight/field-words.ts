import { bookedFieldWords } from '#shared/domains/journeys/travel/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { flightFields } from './fields.ts';

/** The words for the fields of a flight: in the log. */
export const flightFieldWords: FieldWords<typeof flightFields> = {
  ...bookedFieldWords,
  baggage: {
    en: 'Baggage',
    nl: 'Bagage',
    de: 'Gepäck',
    it: 'Bagagli',
    es: 'Equipaje',
    'pt-br': 'Bagagem',
    pt: 'Bagagem',
  },
  segments: TERMS.legs,
};

import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { bookedFields, travelFields } from './fields.ts';

/** The words for the fields of every journey and stay. */
export const travelFieldWords: FieldWords<typeof travelFields> = {
  artists: HEADINGS.artists,
  travellers: {
    en: 'Travellers',
    nl: 'Reizigers',
    de: 'Reisende',
    it: 'Viaggiatori',
    es: 'Viajeros',
    'pt-br': 'Viajantes',
    pt: 'Viajantes',
  },
  notes: HEADINGS.notes,
  phase: TERMS.phase,
  tagIds: TERMS.tags,
  showIds: HEADINGS.shows,
};

/** The words for the fields of a journey or stay that is booked. */
export const bookedFieldWords: FieldWords<typeof bookedFields> = {
  ...travelFieldWords,
  hexColor: TERMS.colour,
  bookingReference: TERMS.bookingReference,
};

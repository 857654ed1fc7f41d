import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { travelFields } from './fields.ts';

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
  phase: { en: 'Phase', nl: 'Fase', de: 'Phase', it: 'Fase', es: 'Fase', 'pt-br': 'Fase', pt: 'Fase' },
  tagIds: { en: 'Tags', nl: 'Tags', de: 'Tags', it: 'Tag', es: 'Etiquetas', 'pt-br': 'Tags', pt: 'Tags' },
  showIds: HEADINGS.shows,
};

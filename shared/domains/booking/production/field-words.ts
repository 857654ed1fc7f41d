import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { productionFields } from './fields.ts';

/** The words for the fields of a production: in the log. */
export const productionFieldWords: FieldWords<typeof productionFields> = {
  startDate: { en: 'From', nl: 'Vanaf', de: 'Von', it: 'Da', es: 'Desde', 'pt-br': 'De', pt: 'De' },
  endDate: { en: 'To', nl: 'Tot', de: 'Bis', it: 'Fino a', es: 'Hasta', 'pt-br': 'Até', pt: 'Até' },
  name: HEADINGS.name,
  notes: HEADINGS.notes,
  artists: HEADINGS.artists,
  tagIds: { en: 'Tags', nl: 'Tags', de: 'Tags', it: 'Tag', es: 'Etiquetas', 'pt-br': 'Tags', pt: 'Tags' },
  externalNotes: {
    en: 'Shared notes',
    nl: 'Gedeelde notities',
    de: 'Gemeinsame Notizen',
    it: 'Note condivise',
    es: 'Notas compartidas',
    'pt-br': 'Notas compartilhadas',
    pt: 'Notas partilhadas',
  },
  statusId: HEADINGS.status,
  owner: HEADINGS.owner,
  team: HEADINGS.team,
};

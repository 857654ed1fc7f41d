import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { productionFields } from './fields.ts';

/** The words for the fields of a production: in the log. */
export const productionFieldWords: FieldWords<typeof productionFields> = {
  startDate: { en: 'From', nl: 'Vanaf', de: 'Von', it: 'Da', es: 'Desde', 'pt-br': 'De', pt: 'De' },
  endDate: { en: 'To', nl: 'Tot', de: 'Bis', it: 'Fino a', es: 'Hasta', 'pt-br': 'Até', pt: 'Até' },
  name: HEADINGS.name,
  notes: HEADINGS.notes,
  artists: HEADINGS.artists,
  tagIds: TERMS.tags,
  externalNotes: TERMS.sharedNotes,
  statusId: HEADINGS.status,
  owner: HEADINGS.owner,
  team: HEADINGS.team,
};

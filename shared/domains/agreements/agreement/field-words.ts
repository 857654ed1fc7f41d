import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { agreementFields } from './fields.ts';

/** The words for the fields that every agreement has. */
export const agreementFieldWords: FieldWords<typeof agreementFields> = {
  unlockReason: TERMS.unlockReason,
  stage: TERMS.stage,
  number: HEADINGS.number,
  document: {
    en: 'Document',
    nl: 'Document',
    de: 'Dokument',
    it: 'Documento',
    es: 'Documento',
    'pt-br': 'Documento',
    pt: 'Documento',
  },
  locale: HEADINGS.language,
  template: {
    en: 'Template',
    nl: 'Sjabloon',
    de: 'Vorlage',
    it: 'Modello',
    es: 'Plantilla',
    'pt-br': 'Modelo',
    pt: 'Modelo',
  },
  show: TERMS.show,
  otherShows: HEADINGS.shows,
  artistIds: HEADINGS.artists,
  artists: HEADINGS.artists,
  owner: HEADINGS.owner,
  statusId: HEADINGS.status,
  tagIds: TERMS.tags,
  wordTemplate: {
    en: 'Word template',
    nl: 'Word-sjabloon',
    de: 'Word-Vorlage',
    it: 'Modello Word',
    es: 'Plantilla de Word',
    'pt-br': 'Modelo de Word',
    pt: 'Modelo de Word',
  },
  company: HEADINGS.company,
  contact: HEADINGS.contact,
  lockedBy: TERMS.lockedBy,
};

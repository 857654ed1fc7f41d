import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { agreementFields } from './fields.ts';

/** The words for the fields that every agreement has. */
export const agreementFieldWords: FieldWords<typeof agreementFields> = {
  unlockReason: {
    en: 'Reason for unlocking',
    nl: 'Reden van het ontgrendelen',
    de: 'Grund für das Entsperren',
    it: 'Motivo dello sblocco',
    es: 'Motivo del desbloqueo',
    'pt-br': 'Motivo do desbloqueio',
    pt: 'Motivo do desbloqueio',
  },
  stage: { en: 'Stage', nl: 'Stadium', de: 'Stand', it: 'Avanzamento', es: 'Etapa', 'pt-br': 'Etapa', pt: 'Etapa' },
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
  show: { en: 'Show', nl: 'Show', de: 'Show', it: 'Show', es: 'Show', 'pt-br': 'Show', pt: 'Espetáculo' },
  artistIds: HEADINGS.artists,
  artists: HEADINGS.artists,
  owner: HEADINGS.owner,
  statusId: HEADINGS.status,
  tagIds: { en: 'Tags', nl: 'Tags', de: 'Tags', it: 'Tag', es: 'Etiquetas', 'pt-br': 'Tags', pt: 'Tags' },
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
  lockedBy: {
    en: 'Locked by',
    nl: 'Vergrendeld door',
    de: 'Gesperrt von',
    it: 'Bloccato da',
    es: 'Bloqueado por',
    'pt-br': 'Bloqueado por',
    pt: 'Bloqueado por',
  },
};

import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { statementFields } from './fields.ts';

/** The words for the fields of a statement in its log. */
export const statementFieldWords: FieldWords<typeof statementFields> = {
  artist: HEADINGS.artist,
  bookkeeping: TERMS.bookkeeping,
  currency: HEADINGS.currency,
  from: { en: 'From', nl: 'Van', de: 'Von', it: 'Dal', es: 'Desde', 'pt-br': 'De', pt: 'De' },
  to: { en: 'Until', nl: 'Tot en met', de: 'Bis', it: 'Al', es: 'Hasta', 'pt-br': 'Até', pt: 'Até' },
  commissionVat: {
    en: 'VAT on the commission',
    nl: 'Btw over de commissie',
    de: 'USt. auf die Provision',
    it: 'IVA sulla commissione',
    es: 'IVA de la comisión',
    'pt-br': 'IVA sobre a comissão',
    pt: 'IVA da comissão',
  },
  rows: {
    en: 'Other rows',
    nl: 'Andere regels',
    de: 'Weitere Zeilen',
    it: 'Altre righe',
    es: 'Otras líneas',
    'pt-br': 'Outras linhas',
    pt: 'Outras linhas',
  },
  internalNote: {
    en: 'Internal note',
    nl: 'Interne notitie',
    de: 'Interne Notiz',
    it: 'Nota interna',
    es: 'Nota interna',
    'pt-br': 'Nota interna',
    pt: 'Nota interna',
  },
  stage: TERMS.stage,
  number: HEADINGS.number,
  agreed: {
    en: 'Agreed',
    nl: 'Akkoord',
    de: 'Anerkannt',
    it: 'Approvato',
    es: 'Aceptado',
    'pt-br': 'Aceito',
    pt: 'Aceite',
  },
  questions: {
    en: 'Questions',
    nl: 'Vragen',
    de: 'Fragen',
    it: 'Domande',
    es: 'Preguntas',
    'pt-br': 'Perguntas',
    pt: 'Perguntas',
  },
  payout: {
    en: 'Payout',
    nl: 'Uitbetaling',
    de: 'Auszahlung',
    it: 'Pagamento',
    es: 'Pago',
    'pt-br': 'Pagamento',
    pt: 'Pagamento',
  },
};

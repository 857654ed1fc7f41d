import { agreementFieldWords } from '#shared/domains/agreements/agreement/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import type { contractFields } from './fields.ts';

/** The words for the fields of a contract: in the log. */
export const contractFieldWords: FieldWords<typeof contractFields> = {
  ...agreementFieldWords,
  quote: {
    en: 'Quote',
    nl: 'Offerte',
    de: 'Angebot',
    it: 'Preventivo',
    es: 'Oferta',
    'pt-br': 'Proposta',
    pt: 'Proposta',
  },
  signedAt: {
    en: 'Signed',
    nl: 'Getekend',
    de: 'Unterschrieben',
    it: 'Firmato',
    es: 'Firmado',
    'pt-br': 'Assinado',
    pt: 'Assinado',
  },
};

import { agreementFieldWords } from '#shared/domains/agreements/agreement/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { quoteFields } from './fields.ts';

/** The words for the fields of a quote: in the log. */
export const quoteFieldWords: FieldWords<typeof quoteFields> = {
  ...agreementFieldWords,
  declineReason: {
    en: 'Reason',
    nl: 'Waarom',
    de: 'Warum',
    it: 'Perché',
    es: 'Por qué',
    'pt-br': 'Por quê',
    pt: 'Porquê',
  },
  contract: TERMS.contract,
};

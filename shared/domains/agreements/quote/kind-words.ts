import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';

export const quoteWords: KindWords = {
  one: TERMS.quote,
  many: {
    en: 'Quotes',
    nl: 'Offertes',
    de: 'Angebote',
    it: 'Preventivi',
    es: 'Ofertas',
    'pt-br': 'Propostas',
    pt: 'Propostas',
  },
};

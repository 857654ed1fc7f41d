import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const quoteWords: KindWords = {
  one: {
    en: 'Quote',
    nl: 'Offerte',
    de: 'Angebot',
    it: 'Preventivo',
    es: 'Oferta',
    'pt-br': 'Proposta',
    pt: 'Proposta',
  },
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

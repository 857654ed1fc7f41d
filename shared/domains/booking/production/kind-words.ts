import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const productionWords: KindWords = {
  one: {
    en: 'Production',
    nl: 'Productie',
    de: 'Produktion',
    it: 'Produzione',
    es: 'Producción',
    'pt-br': 'Produção',
    pt: 'Produção',
  },
  many: {
    en: 'Productions',
    nl: 'Producties',
    de: 'Produktionen',
    it: 'Produzioni',
    es: 'Producciones',
    'pt-br': 'Produções',
    pt: 'Produções',
  },
};

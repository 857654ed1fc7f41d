import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';

export const productionWords: KindWords = {
  one: TERMS.production,
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

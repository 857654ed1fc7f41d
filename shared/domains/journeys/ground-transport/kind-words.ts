import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const groundTransportWords: KindWords = {
  one: {
    en: 'Ground transport',
    nl: 'Grondvervoer',
    de: 'Bodentransport',
    it: 'Trasporto terrestre',
    es: 'Transporte terrestre',
    'pt-br': 'Transporte terrestre',
    pt: 'Transporte terrestre',
  },
  many: {
    en: 'Ground transport',
    nl: 'Grondvervoer',
    de: 'Bodentransport',
    it: 'Trasporto terrestre',
    es: 'Transporte terrestre',
    'pt-br': 'Transporte terrestre',
    pt: 'Transporte terrestre',
  },
};

import type { KindWords } from '#shared/kernel/record/record-kind.ts';

const WORD = {
  en: 'Ground transport',
  nl: 'Grondvervoer',
  de: 'Bodentransport',
  it: 'Trasporto terrestre',
  es: 'Transporte terrestre',
  'pt-br': 'Transporte terrestre',
  pt: 'Transporte terrestre',
};
/** The word has no plural. */
export const groundTransportWords: KindWords = { one: WORD, many: WORD };

import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';

export const contractWords: KindWords = {
  one: TERMS.contract,
  many: {
    en: 'Contracts',
    nl: 'Contracten',
    de: 'Verträge',
    it: 'Contratti',
    es: 'Contratos',
    'pt-br': 'Contratos',
    pt: 'Contratos',
  },
};

import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const contractWords: KindWords = {
  one: {
    en: 'Contract',
    nl: 'Contract',
    de: 'Vertrag',
    it: 'Contratto',
    es: 'Contrato',
    'pt-br': 'Contrato',
    pt: 'Contrato',
  },
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

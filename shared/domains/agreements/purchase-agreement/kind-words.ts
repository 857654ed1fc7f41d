import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const purchaseAgreementWords: KindWords = {
  one: {
    en: 'Purchase agreement',
    nl: 'Inkoopovereenkomst',
    de: 'Einkaufsvertrag',
    it: 'Contratto di acquisto',
    es: 'Contrato de compra',
    'pt-br': 'Contrato de compra',
    pt: 'Contrato de compra',
  },
  many: {
    en: 'Purchase agreements',
    nl: 'Inkoopovereenkomsten',
    de: 'Einkaufsverträge',
    it: 'Contratti di acquisto',
    es: 'Contratos de compra',
    'pt-br': 'Contratos de compra',
    pt: 'Contratos de compra',
  },
};

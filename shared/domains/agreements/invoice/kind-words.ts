import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const invoiceWords: KindWords = {
  one: { en: 'Invoice', nl: 'Factuur', de: 'Rechnung', it: 'Fattura', es: 'Factura', 'pt-br': 'Fatura', pt: 'Fatura' },
  many: {
    en: 'Invoices',
    nl: 'Facturen',
    de: 'Rechnungen',
    it: 'Fatture',
    es: 'Facturas',
    'pt-br': 'Faturas',
    pt: 'Faturas',
  },
};

import type { KindWords } from '#shared/kernel/record/record-kind.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';

export const invoiceWords: KindWords = {
  one: TERMS.invoice,
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

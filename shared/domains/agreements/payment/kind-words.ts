import type { KindWords } from '#shared/kernel/record/record-kind.ts';

export const paymentWords: KindWords = {
  one: {
    en: 'Payment',
    nl: 'Betaling',
    de: 'Zahlung',
    it: 'Pagamento',
    es: 'Pago',
    'pt-br': 'Pagamento',
    pt: 'Pagamento',
  },
  many: {
    en: 'Payments',
    nl: 'Betalingen',
    de: 'Zahlungen',
    it: 'Pagamenti',
    es: 'Pagos',
    'pt-br': 'Pagamentos',
    pt: 'Pagamentos',
  },
};

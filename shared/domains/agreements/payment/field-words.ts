import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { paymentFields } from './fields.ts';

/** The words for the fields of a payment: in the log. */
export const paymentFieldWords: FieldWords<typeof paymentFields> = {
  amount: TERMS.amount,
  date: TERMS.date,
  method: {
    en: 'Payment method',
    nl: 'Betaalwijze',
    de: 'Zahlungsart',
    it: 'Metodo di pagamento',
    es: 'Forma de pago',
    'pt-br': 'Forma de pagamento',
    pt: 'Método de pagamento',
  },
  reference: TERMS.reference,
  invoice: TERMS.invoice,
  type: TERMS.type,
  currency: HEADINGS.currency,
  artistIds: HEADINGS.artists,
  company: HEADINGS.company,
};

import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import type { paymentFields } from './fields.ts';

/** The words for the fields of a payment: in the log. */
export const paymentFieldWords: FieldWords<typeof paymentFields> = {
  amount: { en: 'Amount', nl: 'Bedrag', de: 'Betrag', it: 'Importo', es: 'Importe', 'pt-br': 'Valor', pt: 'Valor' },
  date: { en: 'Date', nl: 'Datum', de: 'Datum', it: 'Data', es: 'Fecha', 'pt-br': 'Data', pt: 'Data' },
  method: {
    en: 'Payment method',
    nl: 'Betaalwijze',
    de: 'Zahlungsart',
    it: 'Metodo di pagamento',
    es: 'Forma de pago',
    'pt-br': 'Forma de pagamento',
    pt: 'Método de pagamento',
  },
  reference: {
    en: 'Reference',
    nl: 'Referentie',
    de: 'Referenz',
    it: 'Riferimento',
    es: 'Referencia',
    'pt-br': 'Referência',
    pt: 'Referência',
  },
  invoice: {
    en: 'Invoice',
    nl: 'Factuur',
    de: 'Rechnung',
    it: 'Fattura',
    es: 'Factura',
    'pt-br': 'Fatura',
    pt: 'Fatura',
  },
  type: { en: 'Type', nl: 'Soort', de: 'Typ', it: 'Tipo', es: 'Tipo', 'pt-br': 'Tipo', pt: 'Tipo' },
  currency: HEADINGS.currency,
  artistIds: HEADINGS.artists,
  company: HEADINGS.company,
};

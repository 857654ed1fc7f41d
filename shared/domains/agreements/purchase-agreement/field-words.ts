import { agreementFieldWords } from '#shared/domains/agreements/agreement/field-words.ts';
import type { FieldWords } from '#shared/kernel/record/fields.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { purchaseAgreementFields } from './fields.ts';

/** The words for the fields of a purchase agreement: in the log. */
export const purchaseAgreementFieldWords: FieldWords<typeof purchaseAgreementFields> = {
  ...agreementFieldWords,
  signedAt: TERMS.signed,
  artistInvoice: {
    en: 'Artist’s invoice',
    nl: 'Factuur van de artiest',
    de: 'Rechnung des Künstlers',
    it: "Fattura dell'artista",
    es: 'Factura del artista',
    'pt-br': 'Fatura do artista',
    pt: 'Fatura do artista',
  },
  cancelReason: {
    en: 'Reason for cancelling',
    nl: 'Reden van annulering',
    de: 'Grund der Absage',
    it: "Motivo dell'annullamento",
    es: 'Motivo de la cancelación',
    'pt-br': 'Motivo do cancelamento',
    pt: 'Motivo do cancelamento',
  },
};

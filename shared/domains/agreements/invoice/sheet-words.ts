import type { InvoiceType } from '#shared/domains/agreements/invoice/schemas.ts';
import type { InvoiceState } from '#shared/domains/agreements/invoice/state.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';

export const TYPE_WORDS: Readonly<Record<InvoiceType, Translated>> = {
  invoice: TERMS.invoice,
  credit: {
    en: 'Credit note',
    nl: 'Creditnota',
    de: 'Gutschrift',
    it: 'Nota di credito',
    es: 'Nota de crédito',
    'pt-br': 'Nota de crédito',
    pt: 'Nota de crédito',
  },
  deposit: {
    en: 'Deposit invoice',
    nl: 'Voorschotfactuur',
    de: 'Anzahlungsrechnung',
    it: 'Fattura di acconto',
    es: 'Factura de anticipo',
    'pt-br': 'Fatura de sinal',
    pt: 'Fatura de adiantamento',
  },
  final: {
    en: 'Final invoice',
    nl: 'Eindfactuur',
    de: 'Schlussrechnung',
    it: 'Fattura a saldo',
    es: 'Factura final',
    'pt-br': 'Fatura final',
    pt: 'Fatura final',
  },
  collective: {
    en: 'Collective invoice',
    nl: 'Verzamelfactuur',
    de: 'Sammelrechnung',
    it: 'Fattura cumulativa',
    es: 'Factura colectiva',
    'pt-br': 'Fatura coletiva',
    pt: 'Fatura coletiva',
  },
};

export const STATE_WORDS: Readonly<Record<InvoiceState, Translated>> = {
  draft: {
    en: 'Draft',
    nl: 'Concept',
    de: 'Entwurf',
    it: 'Bozza',
    es: 'Borrador',
    'pt-br': 'Rascunho',
    pt: 'Rascunho',
  },
  review: {
    en: 'In review',
    nl: 'In controle',
    de: 'In Prüfung',
    it: 'In revisione',
    es: 'En revisión',
    'pt-br': 'Em revisão',
    pt: 'Em revisão',
  },
  outstanding: {
    en: 'Outstanding',
    nl: 'Openstaand',
    de: 'Offen',
    it: 'In sospeso',
    es: 'Pendiente',
    'pt-br': 'Em aberto',
    pt: 'Em aberto',
  },
  partlyPaid: {
    en: 'Partly paid',
    nl: 'Deels betaald',
    de: 'Teilweise bezahlt',
    it: 'Pagata in parte',
    es: 'Pagada en parte',
    'pt-br': 'Paga em parte',
    pt: 'Paga em parte',
  },
  paid: { en: 'Paid', nl: 'Betaald', de: 'Bezahlt', it: 'Pagata', es: 'Pagada', 'pt-br': 'Paga', pt: 'Paga' },
  writtenOff: {
    en: 'Written off',
    nl: 'Afgeboekt',
    de: 'Ausgebucht',
    it: 'Stralciata',
    es: 'Dada de baja',
    'pt-br': 'Baixada',
    pt: 'Anulada',
  },
  credited: {
    en: 'Credited',
    nl: 'Gecrediteerd',
    de: 'Gutgeschrieben',
    it: 'Stornata',
    es: 'Abonada',
    'pt-br': 'Creditada',
    pt: 'Creditada',
  },
  overpaid: {
    en: 'Overpaid',
    nl: 'Te veel betaald',
    de: 'Überzahlt',
    it: 'Pagata in eccesso',
    es: 'Pagada de más',
    'pt-br': 'Paga a mais',
    pt: 'Paga a mais',
  },
  setOff: {
    en: 'Set off',
    nl: 'Verrekend',
    de: 'Verrechnet',
    it: 'Compensata',
    es: 'Compensada',
    'pt-br': 'Compensada',
    pt: 'Compensada',
  },
  overdue: {
    en: 'Overdue',
    nl: 'Vervallen',
    de: 'Überfällig',
    it: 'Scaduta',
    es: 'Vencida',
    'pt-br': 'Vencida',
    pt: 'Vencida',
  },
};

/** A status of the agency's own list, besides the state that follows from issue and payment. */
export const OWN_STATUS = {
  en: 'Own status',
  nl: 'Eigen status',
  de: 'Eigener Status',
  it: 'Stato proprio',
  es: 'Estado propio',
  'pt-br': 'Status próprio',
  pt: 'Estado próprio',
};
export const SENT = {
  en: 'Sent',
  nl: 'Verzonden',
  de: 'Versendet',
  it: 'Inviata',
  es: 'Enviada',
  'pt-br': 'Enviada',
  pt: 'Enviada',
};

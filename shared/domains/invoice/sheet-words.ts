import type { InvoiceType } from '#shared/domains/invoice/schemas.ts';
import type { InvoiceState } from '#shared/domains/invoice/state.ts';
import { type Translated, words } from '#shared/kernel/translated.ts';

export const TYPE_WORDS: Readonly<Record<InvoiceType, Translated>> = {
  invoice: words('Invoice', 'Factuur', 'Rechnung', 'Fattura', 'Factura', 'Fatura', 'Fatura'),
  credit: words(
    'Credit note',
    'Creditnota',
    'Gutschrift',
    'Nota di credito',
    'Nota de crédito',
    'Nota de crédito',
    'Nota de crédito',
  ),
};

export const STATE_WORDS: Readonly<Record<InvoiceState, Translated>> = {
  draft: words('Draft', 'Concept', 'Entwurf', 'Bozza', 'Borrador', 'Rascunho', 'Rascunho'),
  outstanding: words('Outstanding', 'Openstaand', 'Offen', 'In sospeso', 'Pendiente', 'Em aberto', 'Em aberto'),
  partlyPaid: words(
    'Partly paid',
    'Deels betaald',
    'Teilweise bezahlt',
    'Pagata in parte',
    'Pagada en parte',
    'Paga em parte',
    'Paga em parte',
  ),
  paid: words('Paid', 'Betaald', 'Bezahlt', 'Pagata', 'Pagada', 'Paga', 'Paga'),
  writtenOff: words('Written off', 'Afgeboekt', 'Ausgebucht', 'Stralciata', 'Dada de baja', 'Baixada', 'Anulada'),
  credited: words('Credited', 'Gecrediteerd', 'Gutgeschrieben', 'Stornata', 'Abonada', 'Creditada', 'Creditada'),
  overpaid: words(
    'Overpaid',
    'Te veel betaald',
    'Überzahlt',
    'Pagata in eccesso',
    'Pagada de más',
    'Paga a mais',
    'Paga a mais',
  ),
  setOff: words('Set off', 'Verrekend', 'Verrechnet', 'Compensata', 'Compensada', 'Compensada', 'Compensada'),
  overdue: words('Overdue', 'Vervallen', 'Überfällig', 'Scaduta', 'Vencida', 'Vencida', 'Vencida'),
};

/** A status of the agency's own list, besides the state that follows from issue and payment. */
export const OWN_STATUS = words(
  'Own status',
  'Eigen status',
  'Eigener Status',
  'Stato proprio',
  'Estado propio',
  'Status próprio',
  'Estado próprio',
);
export const SENT = words('Sent', 'Verzonden', 'Versendet', 'Inviata', 'Enviada', 'Enviada', 'Enviada');

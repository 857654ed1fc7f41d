import { visibleOnly } from '#functions/domains/invoice/public/view.ts';
import type { SheetArea, SheetColumn } from '#functions/platform/excel/area.ts';
import { datesColumns, textColumn } from '#functions/platform/excel/common-columns.ts';
import { TYPE_WORDS } from '#shared/domains/invoice/sheet-words.ts';
import { PaymentListRequest } from '#shared/domains/payment/contract.ts';
import type { PaymentFields } from '#shared/domains/payment/schemas.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import { inLanguage, type Translated, words } from '#shared/kernel/translated.ts';
import { paymentMapping, paymentStore } from './store.ts';

const text = textColumn<PaymentFields>;
/** Incoming payments are positive, repayments on credit notes negative. */
const signOf = ({ type }: PaymentFields): number => (type === 'credit' ? -1 : 1);

const base = (id: string, name: Translated, part: 'amount' | 'difference'): SheetColumn<PaymentFields> => ({
  id,
  name,
  kind: 'money',
  value: (payment) => payment.base && { minor: signOf(payment) * payment.base[part], currency: payment.base.currency },
});

const METHOD_WORDS: Readonly<Record<PaymentFields['method'], Translated>> = {
  bank: words(
    'Bank transfer',
    'Overboeking',
    'Überweisung',
    'Bonifico',
    'Transferencia',
    'Transferência',
    'Transferência',
  ),
  card: words('Card', 'Kaart', 'Karte', 'Carta', 'Tarjeta', 'Cartão', 'Cartão'),
  cash: words('Cash', 'Contant', 'Bar', 'Contanti', 'Efectivo', 'Dinheiro', 'Numerário'),
  withholding: words(
    'Withheld as tax',
    'Ingehouden als belasting',
    'Als Steuer einbehalten',
    'Trattenuto come imposta',
    'Retenido como impuesto',
    'Retido como imposto',
    'Retido como imposto',
  ),
  writeOff: words('Written off', 'Afgeboekt', 'Ausgebucht', 'Stralciato', 'Dado de baja', 'Baixado', 'Anulado'),
};

export const paymentExcel: SheetArea<PaymentFields> = {
  title: words('Payments', 'Betalingen', 'Zahlungen', 'Pagamenti', 'Pagos', 'Pagamentos', 'Pagamentos'),
  permission: 'invoice.read',
  store: paymentStore,
  request: PaymentListRequest,
  mapping: paymentMapping,
  always: visibleOnly,
  columns: [
    {
      id: 'date',
      name: words('Date', 'Datum', 'Datum', 'Data', 'Fecha', 'Data', 'Data'),
      kind: 'date',
      width: 12,
      value: ({ date }) => ({ day: date }),
    },
    text('invoice', TYPE_WORDS.invoice, ({ invoice }) => invoice.number, 16),
    {
      id: 'type',
      name: words('Kind', 'Soort', 'Art', 'Tipo', 'Tipo', 'Tipo', 'Tipo'),
      kind: 'text',
      width: 14,
      value: ({ type }, { locale }) => inLanguage(TYPE_WORDS[type], locale),
    },
    text('company', HEADINGS.company, ({ company }) => company?.name, 28),
    {
      id: 'method',
      name: words('Paid by', 'Betaald via', 'Bezahlt per', 'Pagato con', 'Pagado por', 'Pago por', 'Pago por'),
      kind: 'text',
      width: 18,
      value: ({ method }, { locale }) => inLanguage(METHOD_WORDS[method], locale),
    },
    text(
      'reference',
      words('Reference', 'Referentie', 'Referenz', 'Riferimento', 'Referencia', 'Referência', 'Referência'),
      ({ reference }) => reference,
    ),
    {
      id: 'amount',
      name: words('Amount', 'Bedrag', 'Betrag', 'Importo', 'Importe', 'Valor', 'Valor'),
      kind: 'money',
      value: (payment) => ({ minor: signOf(payment) * payment.amount, currency: payment.currency }),
    },
    text('currency', HEADINGS.currency, ({ currency }) => currency, 10),
    base(
      'base',
      words(
        'Amount, base currency',
        'Bedrag, basisvaluta',
        'Betrag, Basiswährung',
        'Importo, valuta di base',
        'Importe, moneda base',
        'Valor, moeda base',
        'Valor, moeda base',
      ),
      'amount',
    ),
    base(
      'difference',
      words(
        'Exchange difference',
        'Koersverschil',
        'Kursdifferenz',
        'Differenza di cambio',
        'Diferencia de cambio',
        'Diferença cambial',
        'Diferença cambial',
      ),
      'difference',
    ),
    ...datesColumns,
  ],
};

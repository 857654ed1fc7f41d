import { visibleOnly } from '#functions/domains/agreements/invoice/public/view.ts';
import type { SheetColumn, SheetDefinition } from '#functions/platform/excel/area.ts';
import { datesColumns, textColumn } from '#functions/platform/excel/common-columns.ts';
import { TYPE_WORDS } from '#shared/domains/agreements/invoice/sheet-words.ts';
import { PaymentListRequest } from '#shared/domains/agreements/payment/contract.ts';
import type { PaymentFields } from '#shared/domains/agreements/payment/schemas.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
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
  bank: {
    en: 'Bank transfer',
    nl: 'Overboeking',
    de: 'Überweisung',
    it: 'Bonifico',
    es: 'Transferencia',
    'pt-br': 'Transferência',
    pt: 'Transferência',
  },
  card: { en: 'Card', nl: 'Kaart', de: 'Karte', it: 'Carta', es: 'Tarjeta', 'pt-br': 'Cartão', pt: 'Cartão' },
  cash: { en: 'Cash', nl: 'Contant', de: 'Bar', it: 'Contanti', es: 'Efectivo', 'pt-br': 'Dinheiro', pt: 'Numerário' },
  withholding: {
    en: 'Withheld as tax',
    nl: 'Ingehouden als belasting',
    de: 'Als Steuer einbehalten',
    it: 'Trattenuto come imposta',
    es: 'Retenido como impuesto',
    'pt-br': 'Retido como imposto',
    pt: 'Retido como imposto',
  },
  writeOff: {
    en: 'Written off',
    nl: 'Afgeboekt',
    de: 'Ausgebucht',
    it: 'Stralciato',
    es: 'Dado de baja',
    'pt-br': 'Baixado',
    pt: 'Anulado',
  },
};

export const paymentExcel: SheetDefinition<PaymentFields> = {
  title: {
    en: 'Payments',
    nl: 'Betalingen',
    de: 'Zahlungen',
    it: 'Pagamenti',
    es: 'Pagos',
    'pt-br': 'Pagamentos',
    pt: 'Pagamentos',
  },
  permission: 'invoice.read',
  store: paymentStore,
  request: PaymentListRequest,
  mapping: paymentMapping,
  always: visibleOnly,
  columns: [
    {
      id: 'date',
      name: { en: 'Date', nl: 'Datum', de: 'Datum', it: 'Data', es: 'Fecha', 'pt-br': 'Data', pt: 'Data' },
      kind: 'date',
      width: 12,
      value: ({ date }) => ({ day: date }),
    },
    text('invoice', TYPE_WORDS.invoice, ({ invoice }) => invoice.number, 16),
    {
      id: 'type',
      name: { en: 'Kind', nl: 'Soort', de: 'Art', it: 'Tipo', es: 'Tipo', 'pt-br': 'Tipo', pt: 'Tipo' },
      kind: 'text',
      width: 14,
      value: ({ type }, { locale }) => inLanguage(TYPE_WORDS[type], locale),
    },
    text('company', HEADINGS.company, ({ company }) => company?.name, 28),
    {
      id: 'method',
      name: {
        en: 'Paid by',
        nl: 'Betaald via',
        de: 'Bezahlt per',
        it: 'Pagato con',
        es: 'Pagado por',
        'pt-br': 'Pago por',
        pt: 'Pago por',
      },
      kind: 'text',
      width: 18,
      value: ({ method }, { locale }) => inLanguage(METHOD_WORDS[method], locale),
    },
    text(
      'reference',
      {
        en: 'Reference',
        nl: 'Referentie',
        de: 'Referenz',
        it: 'Riferimento',
        es: 'Referencia',
        'pt-br': 'Referência',
        pt: 'Referência',
      },
      ({ reference }) => reference,
    ),
    {
      id: 'amount',
      name: { en: 'Amount', nl: 'Bedrag', de: 'Betrag', it: 'Importo', es: 'Importe', 'pt-br': 'Valor', pt: 'Valor' },
      kind: 'money',
      value: (payment) => ({ minor: signOf(payment) * payment.amount, currency: payment.currency }),
    },
    text('currency', HEADINGS.currency, ({ currency }) => currency, 10),
    base(
      'base',
      {
        en: 'Amount, base currency',
        nl: 'Bedrag, basisvaluta',
        de: 'Betrag, Basiswährung',
        it: 'Importo, valuta di base',
        es: 'Importe, moneda base',
        'pt-br': 'Valor, moeda base',
        pt: 'Valor, moeda base',
      },
      'amount',
    ),
    base(
      'difference',
      {
        en: 'Exchange difference',
        nl: 'Koersverschil',
        de: 'Kursdifferenz',
        it: 'Differenza di cambio',
        es: 'Diferencia de cambio',
        'pt-br': 'Diferença cambial',
        pt: 'Diferença cambial',
      },
      'difference',
    ),
    ...datesColumns,
  ],
};

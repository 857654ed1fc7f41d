import { visibleOnly } from '#functions/domains/agreements/invoice/public/view.ts';
import type { SheetDefinition } from '#functions/platform/excel/area.ts';
import { datesColumns } from '#functions/platform/excel/common-columns.ts';
import { type FieldColumn, fieldColumns, textCell } from '#functions/platform/excel/field-columns.ts';
import { TYPE_WORDS } from '#shared/domains/agreements/invoice/sheet-words.ts';
import { PaymentListRequest } from '#shared/domains/agreements/payment/contract.ts';
import { paymentFieldWords } from '#shared/domains/agreements/payment/field-words.ts';
import { paymentFields } from '#shared/domains/agreements/payment/fields.ts';
import { paymentWords } from '#shared/domains/agreements/payment/kind-words.ts';
import type { PaymentFields } from '#shared/domains/agreements/payment/schemas.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { paymentMapping, paymentStore } from './store.ts';

const text = textCell<PaymentFields>;
/** Incoming payments are positive, repayments on credit notes negative. */
const signOf = ({ type }: PaymentFields): number => (type === 'credit' ? -1 : 1);

const base = (id: string, name: Translated, part: 'amount' | 'difference'): FieldColumn<PaymentFields, 'base'> => ({
  field: 'base',
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
  refund: {
    en: 'Refund',
    nl: 'Terugbetaling',
    de: 'Rückzahlung',
    it: 'Rimborso',
    es: 'Reembolso',
    'pt-br': 'Reembolso',
    pt: 'Reembolso',
  },
  offset: {
    en: 'Offset',
    nl: 'Verrekening',
    de: 'Verrechnung',
    it: 'Compensazione',
    es: 'Compensación',
    'pt-br': 'Compensação',
    pt: 'Compensação',
  },
  reversal: {
    en: 'Taken back by the bank',
    nl: 'Teruggeboekt door de bank',
    de: 'Von der Bank zurückgebucht',
    it: 'Stornato dalla banca',
    es: 'Devuelto por el banco',
    'pt-br': 'Estornado pelo banco',
    pt: 'Devolvido pelo banco',
  },
};

export const paymentExcel: SheetDefinition<PaymentFields> = {
  title: paymentWords.many,
  permission: 'invoice.read',
  store: paymentStore,
  request: PaymentListRequest,
  mapping: paymentMapping,
  always: visibleOnly,
  fields: paymentFields,
  columns: [
    ...fieldColumns<PaymentFields, typeof paymentFields>(paymentFields, paymentFieldWords, [
      'date',
      { field: 'invoice', ...text(({ invoice }) => invoice.number, 16) },
      { field: 'type', ...text(({ type }, { locale }) => inLanguage(TYPE_WORDS[type], locale), 14) },
      'company',
      { field: 'method', ...text(({ method }, { locale }) => inLanguage(METHOD_WORDS[method], locale), 18) },
      'reference',
      {
        field: 'amount',
        kind: 'money',
        value: (payment) => ({ minor: signOf(payment) * payment.amount, currency: payment.currency }),
      },
      { field: 'currency', width: 10 },
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
    ]),
    ...datesColumns,
  ],
};

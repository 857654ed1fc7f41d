import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetDefinition, Speech } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn } from '#functions/platform/excel/common-columns.ts';
import { type FieldColumn, fieldColumns, textCell } from '#functions/platform/excel/field-columns.ts';
import { InvoiceListRequest } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceFieldWords } from '#shared/domains/agreements/invoice/field-words.ts';
import { invoiceFields } from '#shared/domains/agreements/invoice/fields.ts';
import { invoiceWords } from '#shared/domains/agreements/invoice/kind-words.ts';
import { isCredit, isPurchase } from '#shared/domains/agreements/invoice/kinds.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { OWN_STATUS, SENT, STATE_WORDS, TYPE_WORDS } from '#shared/domains/agreements/invoice/sheet-words.ts';
import { stateOf } from '#shared/domains/agreements/invoice/state.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { TERMS } from '#shared/kernel/text/terms.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import { bookkeepingDays } from './days.ts';
import { baseColumns, vatColumns } from './excel-amounts.ts';
import { visibleOnly } from './public/view.ts';
import { invoiceMapping, invoiceStore } from './store.ts';

type Column = FieldColumn<InvoiceFields, keyof typeof invoiceFields>;
const text = textCell<InvoiceFields>;
/** As the buyer owes it: credit notes are negative, and a purchase is no sale. */
const money = (field: Column['field'], of: (invoice: InvoiceFields) => number): Column => ({
  field,
  kind: 'money',
  value: (invoice) =>
    isPurchase(invoice)
      ? undefined
      : { minor: isCredit(invoice) ? -of(invoice) : of(invoice), currency: invoice.currency },
});
/** A word of ours, in the language of the sheet. */
const spoken = (of: (invoice: InvoiceFields, speech: Speech) => Translated) =>
  text((invoice, speech) => inLanguage(of(invoice, speech), speech.locale), 14);

const OPEN = {
  en: 'Open',
  nl: 'Openstaand',
  de: 'Offen',
  it: 'Aperto',
  es: 'Pendiente',
  'pt-br': 'Em aberto',
  pt: 'Em aberto',
};

export const invoiceExcel: SheetDefinition<InvoiceFields> = {
  title: invoiceWords.many,
  permission: 'invoice.read',
  store: invoiceStore,
  request: InvoiceListRequest,
  mapping: invoiceMapping,
  own: async (ctx) => [...(await vatColumns(ctx)), ...(await freeSheetColumns('invoice')(ctx))],
  always: visibleOnly,
  todayOf: async (ctx) => {
    const days = await bookkeepingDays(ctx);
    return ({ bookkeepingId }) => days.get(bookkeepingId);
  },
  fields: invoiceFields,
  columns: [
    ...fieldColumns<InvoiceFields, typeof invoiceFields>(invoiceFields, invoiceFieldWords, [
      { field: 'number', width: 14 },
      { field: 'type', ...spoken(({ type }) => TYPE_WORDS[type]) },
      'date',
      { field: 'dueDate', id: 'due' },
      'company',
      { field: 'contact', width: 24 },
      'artists',
      { field: 'shows', ...text(({ shows }) => shows.map(({ number }) => number).join(', ')) },
      'reference',
      {
        field: 'stage',
        name: HEADINGS.status,
        ...spoken((invoice, { today }) => STATE_WORDS[stateOf(invoice, today)]),
      },
      { field: 'statusId', ...statusColumn, name: OWN_STATUS },
      {
        field: 'sentAt',
        id: 'sent',
        name: SENT,
        kind: 'date',
        width: 12,
        value: ({ sentAt }) => (sentAt ? { day: sentAt.slice(0, 10) } : undefined),
      },
      { field: 'tagIds', ...tagsColumn },
      { name: TERMS.net, ...money('net', ({ net }) => net) },
      { name: TERMS.vat, ...money('tax', ({ tax }) => tax) },
      money('total', ({ total }) => total),
      money('paid', ({ paid }) => paid),
      { id: 'open', name: OPEN, ...money('total', openAmount) },
      ...baseColumns,
      { field: 'currency', width: 10 },
      { field: 'bookkeepingId', id: 'bookkeeping', ...text(({ bookkeepingName }) => bookkeepingName) },
      { field: 'owner', width: 24 },
      { field: 'locale', id: 'language', width: 10 },
    ]),
    ...datesColumns,
  ],
};

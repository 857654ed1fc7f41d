import { freeSheetColumns } from '#functions/domains/free-field/public/excel.ts';
import type { SheetArea, SheetColumn, Speech } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { InvoiceListRequest } from '#shared/domains/invoice/contract.ts';
import { openAmount } from '#shared/domains/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/invoice/schemas.ts';
import { OWN_STATUS, SENT, STATE_WORDS, TYPE_WORDS } from '#shared/domains/invoice/sheet-words.ts';
import { stateOf } from '#shared/domains/invoice/state.ts';
import { HEADINGS } from '#shared/kernel/headings.ts';
import { inLanguage, type Translated, words } from '#shared/kernel/translated.ts';
import { bookkeepingDays } from './days.ts';
import { baseColumns, vatColumns } from './excel-amounts.ts';
import { visibleOnly } from './public/view.ts';
import { invoiceMapping, invoiceStore } from './store.ts';

const text = textColumn<InvoiceFields>;
const day = (id: string, name: Translated, of: (invoice: InvoiceFields) => string): SheetColumn<InvoiceFields> => ({
  id,
  name,
  kind: 'date',
  width: 12,
  value: (invoice) => (of(invoice) ? { day: of(invoice) } : undefined),
});
/** As the buyer owes it: credit notes are negative. */
const money = (id: string, name: Translated, of: (invoice: InvoiceFields) => number): SheetColumn<InvoiceFields> => ({
  id,
  name,
  kind: 'money',
  value: (invoice) => ({
    minor: invoice.type === 'credit' ? -of(invoice) : of(invoice),
    currency: invoice.currency,
  }),
});

/** A word of ours, in the language of the sheet. */
const spoken = (
  id: string,
  name: Translated,
  of: (invoice: InvoiceFields, speech: Speech) => Translated,
): SheetColumn<InvoiceFields> => ({
  id,
  name,
  kind: 'text',
  width: 14,
  value: (invoice, speech) => inLanguage(of(invoice, speech), speech.locale),
});

export const invoiceExcel: SheetArea<InvoiceFields> = {
  title: words('Invoices', 'Facturen', 'Rechnungen', 'Fatture', 'Facturas', 'Faturas', 'Faturas'),
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
  columns: [
    text('number', HEADINGS.number, ({ number }) => number, 14),
    spoken('type', words('Kind', 'Soort', 'Art', 'Tipo', 'Tipo', 'Tipo', 'Tipo'), ({ type }) => TYPE_WORDS[type]),
    day('date', words('Date', 'Datum', 'Datum', 'Data', 'Fecha', 'Data', 'Data'), ({ date }) => date),
    day(
      'due',
      words('Due', 'Vervaldatum', 'Fällig', 'Scadenza', 'Vencimiento', 'Vencimento', 'Vencimento'),
      ({ dueDate }) => dueDate,
    ),
    text('company', HEADINGS.company, ({ company }) => company?.name, 28),
    text('contact', HEADINGS.contact, ({ contact }) => contact?.fullName),
    text('artists', HEADINGS.artists, ({ artists }) => artists.map(({ name }) => name).join(', '), 28),
    text('shows', words('Shows', 'Shows', 'Shows', 'Show', 'Shows', 'Shows', 'Espetáculos'), ({ shows }) =>
      shows.map(({ number }) => number).join(', '),
    ),
    text(
      'reference',
      words('Reference', 'Referentie', 'Referenz', 'Riferimento', 'Referencia', 'Referência', 'Referência'),
      ({ reference }) => reference,
    ),
    spoken('stage', HEADINGS.status, (invoice, { today }) => STATE_WORDS[stateOf(invoice, today)]),
    { ...statusColumn, name: OWN_STATUS },
    day('sent', SENT, ({ sentAt = '' }) => sentAt.slice(0, 10)),
    tagsColumn,
    money('net', words('Net', 'Netto', 'Netto', 'Netto', 'Neto', 'Líquido', 'Líquido'), ({ net }) => net),
    money('tax', words('VAT', 'Btw', 'USt.', 'IVA', 'IVA', 'IVA', 'IVA'), ({ tax }) => tax),
    money('total', words('Total', 'Totaal', 'Summe', 'Totale', 'Total', 'Total', 'Total'), ({ total }) => total),
    money('paid', words('Paid', 'Betaald', 'Bezahlt', 'Pagato', 'Pagado', 'Pago', 'Pago'), ({ paid }) => paid),
    money('open', words('Open', 'Openstaand', 'Offen', 'Aperto', 'Pendiente', 'Em aberto', 'Em aberto'), openAmount),
    ...baseColumns,
    text('currency', HEADINGS.currency, ({ currency }) => currency, 10),
    text(
      'bookkeeping',
      words(
        'Bookkeeping',
        'Administratie',
        'Buchhaltung',
        'Contabilità',
        'Contabilidad',
        'Contabilidade',
        'Contabilidade',
      ),
      ({ bookkeepingName }) => bookkeepingName,
    ),
    text('owner', HEADINGS.owner, ({ owner }) => owner.name),
    text('language', HEADINGS.language, ({ locale }) => locale, 10),
    ...datesColumns,
  ],
};

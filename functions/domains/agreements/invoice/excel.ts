import { freeSheetColumns } from '#functions/domains/identity/free-field/public/excel.ts';
import type { SheetColumn, SheetDefinition, Speech } from '#functions/platform/excel/area.ts';
import { datesColumns, statusColumn, tagsColumn, textColumn } from '#functions/platform/excel/common-columns.ts';
import { InvoiceListRequest } from '#shared/domains/agreements/invoice/contract.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { OWN_STATUS, SENT, STATE_WORDS, TYPE_WORDS } from '#shared/domains/agreements/invoice/sheet-words.ts';
import { stateOf } from '#shared/domains/agreements/invoice/state.ts';
import { HEADINGS } from '#shared/kernel/text/headings.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
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

export const invoiceExcel: SheetDefinition<InvoiceFields> = {
  title: {
    en: 'Invoices',
    nl: 'Facturen',
    de: 'Rechnungen',
    it: 'Fatture',
    es: 'Facturas',
    'pt-br': 'Faturas',
    pt: 'Faturas',
  },
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
    spoken(
      'type',
      { en: 'Kind', nl: 'Soort', de: 'Art', it: 'Tipo', es: 'Tipo', 'pt-br': 'Tipo', pt: 'Tipo' },
      ({ type }) => TYPE_WORDS[type],
    ),
    day(
      'date',
      { en: 'Date', nl: 'Datum', de: 'Datum', it: 'Data', es: 'Fecha', 'pt-br': 'Data', pt: 'Data' },
      ({ date }) => date,
    ),
    day(
      'due',
      {
        en: 'Due',
        nl: 'Vervaldatum',
        de: 'Fällig',
        it: 'Scadenza',
        es: 'Vencimiento',
        'pt-br': 'Vencimento',
        pt: 'Vencimento',
      },
      ({ dueDate }) => dueDate,
    ),
    text('company', HEADINGS.company, ({ company }) => company?.name, 28),
    text('contact', HEADINGS.contact, ({ contact }) => contact?.fullName),
    text('artists', HEADINGS.artists, ({ artists }) => artists.map(({ name }) => name).join(', '), 28),
    text(
      'shows',
      { en: 'Shows', nl: 'Shows', de: 'Shows', it: 'Show', es: 'Shows', 'pt-br': 'Shows', pt: 'Espetáculos' },
      ({ shows }) => shows.map(({ number }) => number).join(', '),
    ),
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
    spoken('stage', HEADINGS.status, (invoice, { today }) => STATE_WORDS[stateOf(invoice, today)]),
    { ...statusColumn, name: OWN_STATUS },
    day('sent', SENT, ({ sentAt = '' }) => sentAt.slice(0, 10)),
    tagsColumn,
    money(
      'net',
      { en: 'Net', nl: 'Netto', de: 'Netto', it: 'Netto', es: 'Neto', 'pt-br': 'Líquido', pt: 'Líquido' },
      ({ net }) => net,
    ),
    money(
      'tax',
      { en: 'VAT', nl: 'Btw', de: 'USt.', it: 'IVA', es: 'IVA', 'pt-br': 'IVA', pt: 'IVA' },
      ({ tax }) => tax,
    ),
    money(
      'total',
      { en: 'Total', nl: 'Totaal', de: 'Summe', it: 'Totale', es: 'Total', 'pt-br': 'Total', pt: 'Total' },
      ({ total }) => total,
    ),
    money(
      'paid',
      { en: 'Paid', nl: 'Betaald', de: 'Bezahlt', it: 'Pagato', es: 'Pagado', 'pt-br': 'Pago', pt: 'Pago' },
      ({ paid }) => paid,
    ),
    money(
      'open',
      {
        en: 'Open',
        nl: 'Openstaand',
        de: 'Offen',
        it: 'Aperto',
        es: 'Pendiente',
        'pt-br': 'Em aberto',
        pt: 'Em aberto',
      },
      openAmount,
    ),
    ...baseColumns,
    text('currency', HEADINGS.currency, ({ currency }) => currency, 10),
    text(
      'bookkeeping',
      {
        en: 'Bookkeeping',
        nl: 'Administratie',
        de: 'Buchhaltung',
        it: 'Contabilità',
        es: 'Contabilidad',
        'pt-br': 'Contabilidade',
        pt: 'Contabilidade',
      },
      ({ bookkeepingName }) => bookkeepingName,
    ),
    text('owner', HEADINGS.owner, ({ owner }) => owner.name),
    text('language', HEADINGS.language, ({ locale }) => locale, 10),
    ...datesColumns,
  ],
};

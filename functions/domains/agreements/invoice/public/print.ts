import { printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { renderInvoice } from '../document/render-invoice.ts';
import { INVOICE_TEXTS } from '../document/texts.ts';
import { invoiceRendering } from '../rendering.ts';
import { invoiceStore } from '../store.ts';

/** `Invoice 2026-0101` in the invoice's own language. */
export const invoiceTitle = ({ type, number, locale }: Pick<InvoiceFields, 'type' | 'number' | 'locale'>): string =>
  `${inLanguage(INVOICE_TEXTS, locale)[type]} ${number}`;

/** The printing of issued invoices in the standard layout. */
export const invoicePrinting = printing({
  store: invoiceStore,
  rendering: invoiceRendering,
  print: async (tenantId, invoice) => {
    const bookkeeping = await bookkeepingStore.find({ tenantId }, invoice.bookkeepingId);
    const { locale, artists, seller } = invoice;
    const artistIds = artists.map(({ artistId }) => artistId);
    const agency = seller?.name ?? invoice.bookkeepingName;
    const brand = await artistLetterhead({ tenantId, agency, locale, bookkeeping, artistIds });
    const bytes = await renderInvoice(invoice, brand);
    const kept = await storeDocumentWithin(tenantId, bytes, 'pdf');
    return [{ kind: 'pdf', name: `${invoiceTitle(invoice)}.pdf`, ...kept }];
  },
  subject: ({ number }) => number,
  page: '/invoice',
});

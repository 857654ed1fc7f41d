import { printing } from '#functions/domains/agreements/agreement/public/printing.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import type { storeDocument } from '#functions/platform/documents/store-document.ts';
import type { RenderedFile } from '#shared/domains/agreements/agreement/rendering.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { renderInvoice } from '../document/render-invoice.ts';
import { invoiceRendering } from '../rendering.ts';
import { invoiceStore } from '../store.ts';
import { withCopies } from './frozen.ts';
import { invoiceTitle, proformaTitle } from './title.ts';

/** Prints an invoice in the standard layout. A draft is printed as a proforma. */
export async function printInvoice(
  tenantId: string,
  invoice: Stored<InvoiceFields>,
  store: typeof storeDocument = storeDocumentWithin,
): Promise<RenderedFile[]> {
  const bookkeeping = await bookkeepingStore.find({ tenantId }, invoice.bookkeepingId);
  const isDraft = !isIssued(invoice);
  const printed = isDraft && bookkeeping ? await withCopies({ tenantId }, invoice, bookkeeping, new Date()) : invoice;
  const { locale, artists, seller } = printed;
  const artistIds = artists.map(({ artistId }) => artistId);
  const agency = seller?.name ?? invoice.bookkeepingName;
  const brand = await artistLetterhead({ tenantId, agency, locale, bookkeeping, artistIds });
  const kept = await store(tenantId, await renderInvoice(printed, brand), 'pdf');
  return [{ kind: 'pdf', name: `${isDraft ? proformaTitle(invoice) : invoiceTitle(invoice)}.pdf`, ...kept }];
}

export const invoicePrinting = printing({
  store: invoiceStore,
  rendering: invoiceRendering,
  print: printInvoice,
  subject: (invoice) => invoice.number || proformaTitle(invoice),
  page: '/invoice',
});

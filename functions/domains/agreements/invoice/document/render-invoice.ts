import { formatsOf } from '#functions/platform/documents/format.ts';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';

/** An issued document in the standard layout as PDF; the library loads with the first call. */
export async function renderInvoice(invoice: InvoiceFields, brand: Letterhead): Promise<Uint8Array> {
  const [{ renderPdf }, { invoiceSheet }] = await Promise.all([
    import('#functions/platform/documents/pdf-render.ts'),
    import('./sheet.tsx'),
  ]);
  const { money } = formatsOf(invoice.locale);
  return renderPdf({
    content: { invoice, brand },
    says: money(0, invoice.currency),
    sheet: (content, fonts) => invoiceSheet(content.invoice, content.brand, fonts),
  });
}

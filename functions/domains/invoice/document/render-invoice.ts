import type { PaperBrand } from '#functions/platform/documents/pdf-kit.tsx';
import type { InvoiceFields } from '#shared/domains/invoice/schemas.ts';

/** An issued document in the standard layout as PDF; the library loads with the first call. */
export async function renderInvoice(invoice: InvoiceFields, brand: PaperBrand): Promise<Uint8Array> {
  const [{ renderPdf }, { invoiceSheet }] = await Promise.all([
    import('#functions/platform/documents/pdf-render.ts'),
    import('./sheet.tsx'),
  ]);
  return renderPdf(invoiceSheet(invoice, brand));
}

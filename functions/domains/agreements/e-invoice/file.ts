import { invoiceFile } from '#functions/domains/agreements/invoice/public/file.ts';
import { invoiceTitle } from '#functions/domains/agreements/invoice/public/title.ts';
import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { getObject } from '#functions/platform/files/files.ts';
import type { EDocument } from '#shared/domains/agreements/e-invoice/business-terms.ts';
import type { EForm } from '#shared/domains/agreements/e-invoice/schemas.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { checkCompliant } from './compliance.ts';
import { documentFor } from './document.ts';

/** The printed file of an invoice, with the invoice as data inside. */
async function hybridOf(ctx: UserContext, invoice: Stored<InvoiceFields>, document: EDocument): Promise<Uint8Array> {
  const { key } = await invoiceFile(ctx, invoice.id, 'pdf');
  // The PDF library and each writer are for who asks for their form alone.
  const [{ withInvoiceData }, { ciiOf }] = await Promise.all([
    import('#functions/platform/documents/invoice-data.ts'),
    import('#shared/domains/agreements/e-invoice/cii.ts'),
  ]);
  return withInvoiceData(await getObject(key), {
    xml: ciiOf(document),
    title: invoiceTitle(invoice),
    author: invoice.seller?.name ?? '',
    at: new Date(invoice.issuedAt ?? invoice.createdAt),
  });
}

async function dataOf(document: EDocument): Promise<Uint8Array> {
  const { ublOf } = await import('#shared/domains/agreements/e-invoice/ubl.ts');
  return Buffer.from(ublOf(document));
}

/** An issued document as a file of a form, stored by its content: the same file is stored once. */
export async function eInvoiceFile(ctx: UserContext, invoice: Stored<InvoiceFields>, form: EForm) {
  if (!isIssued(invoice)) throw new AppError('document.badTransition');
  const document = await documentFor(ctx, invoice);
  // A file that its reader refuses helps nobody.
  checkCompliant(document);
  const isHybrid = form === 'zugferd';
  const bytes = isHybrid ? await hybridOf(ctx, invoice, document) : await dataOf(document);
  const extension = isHybrid ? 'pdf' : 'xml';
  const stored = await storeDocumentWithin(ctx.tenantId, bytes, extension);
  return { kind: 'pdf' as const, name: `${invoiceTitle(invoice)}.${extension}`, ...stored };
}

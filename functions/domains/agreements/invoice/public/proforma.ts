import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { invoiceRendering } from '../rendering.ts';
import { invoiceStore } from '../store.ts';

/** How invoices are printed. A draft is printed as a proforma, without a number. */
export const invoicePrint = { entity: 'invoice', store: invoiceStore, rendering: invoiceRendering } as const;

/** The printed file of an invoice as it is now; undefined until it is printed. A draft gets its number later. */
export async function printedInvoice({ tenantId }: Pick<TenantContext, 'tenantId'>, invoice: Stored<InvoiceFields>) {
  const rendering = await invoiceRendering.renderingOf(tenantId, invoice);
  const file = rendering?.files.find(({ kind }) => kind === 'pdf');
  if (!file) return undefined;
  const { key, name } = file;
  return { key, name, ...(isIssued(invoice) ? {} : { invoiceId: invoice.id }) };
}

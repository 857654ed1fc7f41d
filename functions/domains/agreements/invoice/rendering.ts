import { renderingsOf } from '#functions/domains/agreements/agreement/public/rendering-store.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';

/** The renderings of issued invoices: one for each, because an issued invoice never changes. */
export const invoiceRendering = renderingsOf<InvoiceFields>({
  entity: 'invoice',
  stateOf: ({ number, issuedAt }) => JSON.stringify([number, issuedAt]),
});

import { renderingsOf } from '#functions/domains/paper/rendering-store.ts';
import type { InvoiceFields } from '#shared/domains/invoice/schemas.ts';

/** What is issued says the same for ever: one paper each. */
export const invoiceRendering = renderingsOf<InvoiceFields>({
  entity: 'invoice',
  stateOf: ({ number, issuedAt }) => JSON.stringify([number, issuedAt]),
});

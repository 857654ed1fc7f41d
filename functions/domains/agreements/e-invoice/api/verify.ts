import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { complianceFor } from '../compliance.ts';
import { documentFor } from '../document.ts';

export const handler = endpoint(eInvoiceContract.routes.verify, async ({ body, ctx }) => {
  const invoice = await invoiceOf(ctx, body.invoiceId);
  return complianceFor(ctx, invoice, await documentFor(ctx, invoice));
});

import { invoiceForUpdate, shown } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';

export const handler = endpoint(eInvoiceContract.routes.submit, async ({ query, body, ctx }) => {
  const invoice = await invoiceForUpdate(ctx, query.invoiceId, body.rev);
  const { submitInvoice } = await import('../submit.ts');
  return shown(ctx, await submitInvoice(ctx, invoice));
});

import { addressOf } from '#functions/domains/agreements/agreement/public/download.ts';
import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';

/** Returns an address of the file for a minute. The forms of files are loaded once the invoice is found. */
export const handler = endpoint(eInvoiceContract.routes.download, async ({ body, ctx }) => {
  const invoice = await invoiceOf(ctx, body.invoiceId);
  const { eInvoiceFile } = await import('../file.ts');
  return addressOf(await eInvoiceFile(ctx, invoice, body.form), false);
});

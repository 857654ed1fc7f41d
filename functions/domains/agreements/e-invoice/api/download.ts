import { addressOf } from '#functions/domains/agreements/agreement/public/download.ts';
import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { eInvoiceFile } from '../file.ts';

/** An address of a minute for the file. */
export const handler = endpoint(eInvoiceContract.routes.download, async ({ body, ctx }) =>
  addressOf(await eInvoiceFile(ctx, await invoiceOf(ctx, body.invoiceId), body.form), false),
);

import { invoiceForUpdate, shown } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { submitInvoice } from '../submit.ts';

export const handler = endpoint(eInvoiceContract.routes.submit, async ({ query, body, ctx }) =>
  shown(ctx, await submitInvoice(ctx, await invoiceForUpdate(ctx, query.invoiceId, body.rev))),
);

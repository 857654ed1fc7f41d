import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { sendInvoice } from '../send.ts';

export const handler = endpoint(invoiceContract.routes.send, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const { invoice, link } = await sendInvoice(ctx, await invoiceForUpdate(ctx, params.id, rev), input);
  return { invoice: await shown(ctx, invoice), link };
});

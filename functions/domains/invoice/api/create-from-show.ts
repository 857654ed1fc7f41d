import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { inputForShow } from '../from-show.ts';
import { prepareInvoice } from '../prepare.ts';
import { invoiceStore } from '../store.ts';
import { shown } from '../view-store.ts';

export const handler = endpoint(invoiceContract.routes.createFromShow, async ({ params, body, ctx }) => {
  const input = await inputForShow(ctx, params.id, body.bookkeepingId);
  return shown(ctx, await invoiceStore.create(ctx, prepareInvoice(ctx, input)));
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { invoiceContract } from '#shared/domains/invoice/contract.ts';
import { prepareInvoice } from '../prepare.ts';
import { invoiceStore } from '../store.ts';
import { shown } from '../view-store.ts';

export const handler = endpoint(invoiceContract.routes.create, async ({ body, ctx }) => {
  checkInside(ctx);
  return shown(ctx, await invoiceStore.create(ctx, prepareInvoice(ctx, body)));
});

import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { paymentStore } from '../store.ts';

/** In the order they were paid. */
export const handler = endpoint(paymentContract.routes.ofInvoice, async ({ params, ctx }) => {
  const { no } = await invoiceOf(ctx, params.id);
  return { rows: await paymentStore.where(ctx, [{ column: 'invoice', anyOf: [no] }]) };
});

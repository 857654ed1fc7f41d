import { shown } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { offset } from '../offset.ts';

export const handler = endpoint(paymentContract.routes.offset, async ({ params, body, ctx }) => {
  const { payment, invoice } = await offset(ctx, params.id, body);
  return { payment, invoice: await shown(ctx, invoice) };
});

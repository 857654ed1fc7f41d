import { shown } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { book } from '../public/book.ts';

export const handler = endpoint(paymentContract.routes.create, async ({ params, body, ctx }) => {
  const { payment, invoice } = await book(ctx, { invoiceId: params.id, input: body });
  return { payment, invoice: await shown(ctx, invoice) };
});

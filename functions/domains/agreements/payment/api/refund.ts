import { shown } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { book } from '../public/book.ts';

/** The amount leaves the invoice: its credit balance shrinks. */
export const handler = endpoint(paymentContract.routes.refund, async ({ params, body, ctx }) => {
  const input = { ...body, amount: -body.amount, method: 'refund' as const };
  const { payment, invoice } = await book(ctx, { invoiceId: params.id, input });
  return { payment, invoice: await shown(ctx, invoice) };
});

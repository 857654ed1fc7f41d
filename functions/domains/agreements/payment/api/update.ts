import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { changePayment } from '../change.ts';

export const handler = endpoint(paymentContract.routes.update, ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  return changePayment(ctx, { id: params.paymentId, invoiceId: params.id, rev }, input);
});

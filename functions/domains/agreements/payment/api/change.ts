import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { changePayment } from '../change.ts';

export const handler = endpoint(paymentContract.routes.change, ({ body, ctx }) => {
  const { id, rev, ...input } = body;
  return changePayment(ctx, { id, rev }, input);
});

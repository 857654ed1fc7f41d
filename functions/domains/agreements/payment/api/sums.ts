import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { paymentSums } from '../public/sums.ts';

export const handler = endpoint(paymentContract.routes.sums, async ({ body, ctx }) => ({
  rows: await paymentSums(ctx, body),
}));

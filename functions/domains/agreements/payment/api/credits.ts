import { invoiceOf } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { creditsFor } from '../offset.ts';

export const handler = endpoint(paymentContract.routes.credits, async ({ params, ctx }) => ({
  rows: await creditsFor(ctx, await invoiceOf(ctx, params.id)),
}));

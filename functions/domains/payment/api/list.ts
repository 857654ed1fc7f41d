import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInside } from '#functions/platform/inside.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { paymentContract } from '#shared/domains/payment/contract.ts';
import { paymentMapping, paymentStore } from '../store.ts';

export const handler = endpoint(paymentContract.routes.list, async ({ body, ctx }) => {
  checkInside(ctx);
  return paymentStore.page(ctx, await listQuery(ctx, paymentMapping, body, artistAccess.linked(ctx)));
});

import { visibleOnly } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { paymentMapping, paymentStore } from '../store.ts';

export const handler = endpoint(paymentContract.routes.list, async ({ body, ctx }) =>
  paymentStore.page(ctx, await listQuery(ctx, paymentMapping, body, visibleOnly(ctx))),
);

import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { optionContract } from '#shared/domains/booking/option/contract.ts';
import { queueOf } from '../challenge.ts';

export const handler = endpoint(optionContract.routes.queue, async ({ params, ctx }) =>
  queueOf(ctx, await internalShow(ctx, params.id)),
);

import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { exclusivityContract } from '#shared/domains/booking/exclusivity/contract.ts';
import { exclusivityOf } from '../clause.ts';

export const handler = endpoint(exclusivityContract.routes.get, async ({ params, ctx }) =>
  exclusivityOf(ctx, await internalShow(ctx, params.id)),
);

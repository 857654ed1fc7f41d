import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { changed } from '../changed.ts';

export const handler = endpoint(subscriptionContract.routes.set, ({ body, ctx }) =>
  changed(ctx.tenantId, body, ctx.now),
);

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { changed } from '../changed.ts';

export const handler = endpoint(subscriptionContract.routes.changeOfClient, ({ body: { clientId, ...change }, ctx }) =>
  changed(clientId, change, ctx.now),
);

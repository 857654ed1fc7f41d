import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { saveOffer } from '../offer.ts';

export const handler = endpoint(subscriptionContract.routes.saveOffer, async ({ body: { rev, ...fields }, ctx }) => ({
  offer: await saveOffer(ctx, fields, rev),
}));

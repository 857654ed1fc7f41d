import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { offerOf } from '../offer.ts';

export const handler = endpoint(subscriptionContract.routes.offer, async () => {
  const offer = await offerOf();
  return offer ? { offer } : {};
});

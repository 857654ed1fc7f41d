import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { openCardPage } from '../cards.ts';
import { ownWorking } from '../own.ts';

export const handler = endpoint(subscriptionContract.routes.createSetup, async ({ ctx }) => ({
  url: await openCardPage(await ownWorking(ctx)),
}));

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { addressOfBill } from '../links.ts';
import { ownWorking } from '../own.ts';

export const handler = endpoint(subscriptionContract.routes.openInvoice, async ({ params, ctx }) => ({
  url: await addressOfBill(await ownWorking(ctx), params.id),
}));

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { completeOnPaper } from '../uploaded.ts';
import { esignFor } from '../view.ts';

export const handler = endpoint(esignContract.routes.completeManually, async ({ params, body, ctx }) => {
  await esignFor(ctx, params.id);
  return completeOnPaper(ctx, params.id, body);
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { addUpload } from '../uploaded.ts';
import { esignFor } from '../view.ts';

export const handler = endpoint(esignContract.routes.addFile, async ({ params, body, ctx }) => {
  await esignFor(ctx, params.id);
  return addUpload(ctx, params.id, body);
});

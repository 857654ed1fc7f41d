import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { fileAddress } from '../files.ts';
import { esignFor } from '../view.ts';

export const handler = endpoint(esignContract.routes.file, async ({ params, body, ctx }) =>
  fileAddress(ctx, await esignFor(ctx, params.id), body),
);

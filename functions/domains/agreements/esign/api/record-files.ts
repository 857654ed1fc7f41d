import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { recordFilesFor } from '../record-files.ts';
import { esignFor } from '../view.ts';

export const handler = endpoint(esignContract.routes.recordFiles, async ({ params, ctx }) => ({
  rows: await recordFilesFor(ctx, await esignFor(ctx, params.id)),
}));

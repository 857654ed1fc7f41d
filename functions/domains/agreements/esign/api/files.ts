import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { esignFor, shown } from '../view.ts';

export const handler = endpoint(esignContract.routes.files, async ({ body, ctx }) => ({
  rows: (await shown(ctx, await esignFor(ctx, body.id))).files,
}));

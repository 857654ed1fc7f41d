import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { beginSigning } from '../public/begin.ts';
import { shown } from '../view.ts';

export const handler = endpoint(esignContract.routes.create, async ({ body, ctx }) =>
  shown(ctx, await beginSigning(ctx, body.source)),
);

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { evidenceOf } from '../evidence.ts';
import { esignFor } from '../view.ts';

export const handler = endpoint(esignContract.routes.evidence, async ({ params, ctx }) =>
  evidenceOf(ctx, await esignFor(ctx, params.id)),
);

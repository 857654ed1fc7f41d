import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { hashesOf } from '../files.ts';
import { withCurrentPrint } from '../source-print.ts';
import { actAs, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.submit, async ({ params, ctx }) => {
  const hashes = await hashesOf(await withCurrentPrint(ctx, params.id));
  return actAs(ctx, params.id, { type: 'submit', by: userActor(ctx), hashes });
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { hashesOf } from '../files.ts';
import { actAs, esignFor, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.extend, async ({ params, body, ctx }) => {
  const hashes = await hashesOf(await esignFor(ctx, params.id));
  return actAs(ctx, params.id, { ...body, type: 'extend', by: userActor(ctx), hashes });
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAs, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.resolve, async ({ params, body, ctx }) => {
  const by = userActor(ctx);
  return 'choice' in body
    ? actAs(ctx, params.id, { ...body, type: 'chooseCorrection', by })
    : actAs(ctx, params.id, { ...body, type: 'decideCorrection', by });
});

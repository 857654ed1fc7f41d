import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAs, esignFor, personIdOf, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.view, async ({ params, body, ctx }) => {
  const personId = personIdOf(await esignFor(ctx, params.id), ctx, body.participantId);
  return actAs(ctx, params.id, { ...body, type: 'view', by: userActor(ctx), personId });
});

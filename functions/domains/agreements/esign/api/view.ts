import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { ownPerson } from '../own-person.ts';
import { actAs, esignFor } from '../view.ts';

export const handler = endpoint(esignContract.routes.view, async ({ params, body, ctx }) => {
  const self = await ownPerson(ctx, await esignFor(ctx, params.id), body.participantId);
  return actAs(ctx, params.id, { ...body, type: 'view', ...self });
});

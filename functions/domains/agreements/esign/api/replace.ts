import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { asStored } from '../edit.ts';
import { actAs, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.replace, async ({ params, body, ctx }) => {
  const person = await asStored(ctx, body.person);
  const ids = { newId: newId(ctx.now), newPersonId: newId(ctx.now) };
  return actAs(ctx, params.id, { ...body, person, ...ids, type: 'replace', by: userActor(ctx) });
});

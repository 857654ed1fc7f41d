import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { revise } from '../act.ts';
import { esignFor, shown, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.revise, async ({ params, ctx }) => {
  const { participants } = await esignFor(ctx, params.id);
  const ids = participants.map(() => newId(ctx.now));
  return shown(ctx, await revise(ctx, params.id, userActor(ctx), ids));
});

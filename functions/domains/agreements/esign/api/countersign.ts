import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { copyPicture } from '../pictures.ts';
import { actAs, esignFor, personIdOf, userActor } from '../view.ts';

/** The rules ask for a sign-in of the last minutes. */
export const handler = endpoint(esignContract.routes.countersign, async ({ params, body, ctx }) => {
  const personId = personIdOf(await esignFor(ctx, params.id), ctx, body.participantId);
  const passwordAt = new Date((ctx.authTime ?? 0) * 1000).toISOString();
  const picture = await copyPicture(ctx.tenantId, ctx.actor.userId);
  const proof = { ...body, personId, passwordAt, picture };
  return actAs(ctx, params.id, { ...proof, type: 'countersign', by: userActor(ctx) });
});

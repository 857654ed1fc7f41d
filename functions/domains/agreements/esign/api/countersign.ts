import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { ownPerson } from '../own-person.ts';
import { copyPicture } from '../pictures.ts';
import { actAs, esignFor } from '../view.ts';

/** The rules ask for a sign-in of the last minutes. */
export const handler = endpoint(esignContract.routes.countersign, async ({ params, body, ctx }) => {
  const self = await ownPerson(ctx, await esignFor(ctx, params.id), body.participantId);
  const passwordAt = new Date((ctx.authTime ?? 0) * 1000).toISOString();
  // A substitute signs by their own hand.
  const picture = await copyPicture(ctx.tenantId, ctx.actor.userId);
  return actAs(ctx, params.id, { ...body, ...self, type: 'countersign', passwordAt, picture });
});

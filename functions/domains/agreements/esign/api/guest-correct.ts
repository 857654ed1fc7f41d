import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAsGuest, guestOf } from '../guest.ts';

export const handler = endpoint(esignContract.routes.guestCorrect, async ({ params, body, ctx }) => {
  const ids = body.values.map(() => newId(ctx.now));
  return actAsGuest(ctx, await guestOf(ctx, params.secret), (self) => ({ ...self, ...body, ids, type: 'correct' }));
});

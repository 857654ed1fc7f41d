import { hasSignature } from '#functions/domains/identity/account/public/own-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { hashesOf } from '../files.ts';
import { withCurrentPrint } from '../source-print.ts';
import { actAs, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.send, async ({ params, ctx }) => {
  const document = await withCurrentPrint(ctx, params.id);
  const users = document.participants.flatMap(({ people }) => people.flatMap(({ userId }) => userId ?? []));
  const [hashes, have] = await Promise.all([
    hashesOf(document),
    Promise.all(users.map((userId) => hasSignature(ctx.tenantId, userId))),
  ]);
  const withSignature = users.filter((_, i) => have[i]);
  return actAs(ctx, params.id, { type: 'send', by: userActor(ctx), hashes, withSignature, bounced: [] });
});

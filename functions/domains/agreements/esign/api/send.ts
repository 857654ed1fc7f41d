import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { hashesOf } from '../files.ts';
import { usersWithSignature } from '../signatures.ts';
import { withCurrentPrint } from '../source-print.ts';
import { actAs, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.send, async ({ params, ctx }) => {
  const document = await withCurrentPrint(ctx, params.id);
  const [hashes, withSignature] = await Promise.all([hashesOf(document), usersWithSignature(ctx.tenantId, document)]);
  return actAs(ctx, params.id, { type: 'send', by: userActor(ctx), hashes, withSignature, bounced: [] });
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { acceptScans } from '../uploaded.ts';
import { actAs, esignFor, userActor } from '../view.ts';

export const handler = endpoint(esignContract.routes.completeManually, async ({ params, body, ctx }) => {
  await esignFor(ctx, params.id);
  const { date, reason } = body;
  const files = await acceptScans(ctx, body.files);
  const fileIds = files.map(({ id }) => id);
  return actAs(ctx, params.id, { type: 'completeManually', by: userActor(ctx), date, reason, fileIds, files });
});

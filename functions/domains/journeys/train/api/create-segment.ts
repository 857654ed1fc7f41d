import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { withSegment } from '#shared/domains/journeys/train/rules.ts';
import { trainAccess } from '../access.ts';
import { prepareSegment } from '../prepare.ts';
import { trainStore } from '../store.ts';

export const handler = endpoint(trainContract.routes.createSegment, async ({ params, body, ctx }) => {
  const before = await trainAccess.forUpdate(ctx, params.id, body.rev);
  const after = withSegment(before, await prepareSegment({ ...body.segment, id: newId(ctx.now) }));
  return trainAccess.shown(ctx, await trainStore.update(ctx, before, after));
});

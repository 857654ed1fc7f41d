import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { withoutSegment } from '#shared/domains/journeys/train/rules.ts';
import { trainAccess } from '../access.ts';
import { trainStore } from '../store.ts';

export const handler = endpoint(trainContract.routes.removeSegment, async ({ params, ctx }) => {
  const train = await trainAccess.inside(ctx, params.id);
  return trainAccess.shown(ctx, await trainStore.update(ctx, train, withoutSegment(train, params.segmentId)));
});

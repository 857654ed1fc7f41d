import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { checkMergeRights, resumeMerge } from '../operations.ts';
import { mergeStore } from '../store.ts';

export const handler = endpoint(mergeContract.routes.resume, async ({ params, ctx }) => {
  const merge = await mergeStore.get(ctx, params.id);
  checkMergeRights(ctx, merge.entity);
  return resumeMerge(ctx, merge);
});

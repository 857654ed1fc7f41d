import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { checkMergeRights, mergesInto } from '../operations.ts';

export const handler = endpoint(mergeContract.routes.list, async ({ body, ctx }) => {
  checkMergeRights(ctx, body.entity);
  return { rows: await mergesInto(ctx, body.entity, body.targetId) };
});

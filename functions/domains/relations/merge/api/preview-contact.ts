import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { previewMerge } from '../operations.ts';

export const handler = endpoint(mergeContract.routes.previewContact, async ({ params, ctx }) => {
  const { contactDefinition } = await import('../areas.ts');
  return previewMerge(ctx, contactDefinition, params);
});

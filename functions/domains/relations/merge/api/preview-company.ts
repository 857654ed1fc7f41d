import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { previewMerge } from '../operations.ts';

export const handler = endpoint(mergeContract.routes.previewCompany, async ({ params, ctx }) => {
  const { companyDefinition } = await import('../areas.ts');
  return previewMerge(ctx, companyDefinition, params);
});

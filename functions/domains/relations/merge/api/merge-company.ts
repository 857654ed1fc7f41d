import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { mergeRecords } from '../operations.ts';

export const handler = endpoint(mergeContract.routes.mergeCompany, async ({ params, body, ctx }) => {
  const { companyDefinition } = await import('../areas.ts');
  return mergeRecords(ctx, companyDefinition, params, body);
});

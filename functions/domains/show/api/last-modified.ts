import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { checkAccess } from '../prepare.ts';
import { showStore } from '../store.ts';

export const handler = endpoint(showContract.routes.lastModified, async ({ params, ctx }) => {
  const { rev, updatedAt } = checkAccess(ctx, await showStore.get(ctx, params.id));
  return { rev, updatedAt };
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { checkRemovable } from '#shared/domains/contract/rules.ts';
import { done } from '#shared/kernel/ids.ts';
import { contractStore } from '../store.ts';
import { checkAccess } from '../view.ts';

/** Its number stays taken: a series has no gaps and no doubles. */
export const handler = endpoint(contractContract.routes.remove, async ({ params, ctx }) => {
  const contract = checkAccess(ctx, await contractStore.get(ctx, params.id));
  checkRemovable(contract);
  await contractStore.remove(ctx, contract);
  return done;
});

import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { locked } from '#functions/platform/record/lock.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { checkUnlocked } from '#shared/domains/contract/rules.ts';
import { contractStore } from '../store.ts';
import { contractForUpdate, shown } from '../view.ts';

export const handler = endpoint(contractContract.routes.lock, async ({ params, body, ctx }) => {
  const before = await contractForUpdate(ctx, params.id, body.rev);
  checkUnlocked(before);
  return shown(ctx, await locked(ctx, contractStore, before));
});

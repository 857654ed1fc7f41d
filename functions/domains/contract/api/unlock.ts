import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { unlocked } from '#functions/platform/record/lock.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractStore } from '../store.ts';
import { contractForUpdate, shown } from '../view.ts';

export const handler = endpoint(contractContract.routes.unlock, async ({ params, body, ctx }) => {
  const before = await contractForUpdate(ctx, params.id, body.rev);
  return shown(ctx, await unlocked(ctx, contractStore, before, body.reason));
});

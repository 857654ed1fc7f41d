import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { stateAliasContract } from '#shared/domains/state-alias/contract.ts';
import { stateAliasStore } from '../store.ts';

/** Addresses that were mapped before keep their state. */
export const handler = endpoint(stateAliasContract.routes.setCannotMap, async ({ body, ctx }) => {
  const before = await stateAliasStore.getForUpdate(ctx, body.id, body.rev);
  return stateAliasStore.update(ctx, before, { ...before, stateId: '', cannotMap: true });
});

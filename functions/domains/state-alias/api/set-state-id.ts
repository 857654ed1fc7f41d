import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statesOf } from '#shared/data/states.ts';
import { stateAliasContract } from '#shared/domains/state-alias/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { companiesSaying } from '../apply-store.ts';
import { stateAliasStore } from '../store.ts';

export const handler = endpoint(stateAliasContract.routes.setStateId, async ({ body, ctx }) => {
  const { id, rev, stateId } = body;
  const before = await stateAliasStore.getForUpdate(ctx, id, rev);
  if (!statesOf(before.countryId).some((state) => state.stateId === stateId))
    throw new AppError('choice', { field: 'stateId' });
  const saying = await companiesSaying(ctx, before);
  const outbox = [{ type: 'stateAlias', payload: { id } }];
  const alias = await stateAliasStore.update(ctx, before, { ...before, stateId, cannotMap: false }, { outbox });
  return { ...alias, addresses: saying.length };
});

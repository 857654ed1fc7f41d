import { companiesSaying } from '#functions/domains/relations/company/public/alias.ts';
import { stateAliasStore } from '#functions/domains/relations/company/public/state-alias-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { isStateOf } from '#shared/data/states.ts';
import { stateAliasContract } from '#shared/domains/relations/state-alias/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

export const handler = endpoint(stateAliasContract.routes.setStateId, async ({ body, ctx }) => {
  const { id, rev, stateId } = body;
  const before = await stateAliasStore.getForUpdate(ctx, id, rev);
  if (!isStateOf(before.countryId, stateId)) throw new AppError('choice', { field: 'stateId' });
  const saying = await companiesSaying(ctx, before);
  const outbox = [emit('stateAlias', { id })];
  const alias = await stateAliasStore.update(ctx, before, { ...before, stateId, cannotMap: false }, { outbox });
  return { ...alias, addresses: saying.length };
});

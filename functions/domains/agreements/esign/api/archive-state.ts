import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { archiveStore, stateOf } from '../archive/store.ts';

export const handler = endpoint(esignContract.routes.archiveState, async ({ params, ctx }) => {
  const archive = await archiveStore.get(ctx, params.id);
  if (archive.userId !== ctx.actor.userId) throw new AppError('notFound');
  return stateOf(ctx, archive);
});

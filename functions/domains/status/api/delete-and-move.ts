import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { done } from '#shared/kernel/ids.ts';
import { statusStore } from '../store.ts';

/** Deletes a status; what stands in it moves to the target by the bulk worker, which finds it by the log's entry. */
export const handler = endpoint(statusContract.routes.deleteAndMove, async ({ query, ctx }) => {
  const [status, target] = await Promise.all([
    statusStore.get(ctx, query.statusId),
    statusStore.get(ctx, query.targetId),
  ]);
  const fits = target.id !== status.id && target.mainArea === status.mainArea && target.phase === status.phase;
  if (!fits) throw new AppError('choice', { field: 'targetId' });
  const payload = { mainArea: status.mainArea, statusId: status.id, targetId: target.id };
  await statusStore.remove(ctx, status, { outbox: [{ type: 'moveStatus', payload }] });
  return done;
});

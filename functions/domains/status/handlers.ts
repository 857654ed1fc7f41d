import { carrierFor, movable } from '#functions/domains/tag/carrier-store.ts';
import { movableHandlers } from '#functions/platform/record/movable-handlers.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { checkPhaseKept, checkRemovable, fits, isPhaseFixed } from '#shared/domains/status/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { statusesOf, statusStore } from './store.ts';

/** Name and colour change for all at once; so does a phase that is no more than a sign. */
export const handlers = movableHandlers(statusContract.routes, statusStore, {
  kind: movable.status,
  key: 'statusId',
  carrierOf: carrierFor,
  fits,
  prepare: async (ctx, input, before) => {
    if (before && input.phase !== before.phase && isPhaseFixed(before.mainArea))
      throw new AppError('status.phaseFixed', { field: 'phase' });
    if (before && !input.isActive) checkPhaseKept(before, await statusesOf(ctx, before.mainArea));
    return input;
  },
  checkRemoval: async (ctx, status) => {
    const [all, used] = await Promise.all([
      statusesOf(ctx, status.mainArea),
      carrierFor(status.mainArea)?.find(ctx, movable.status.column, status.no),
    ]);
    checkRemovable(status, all, used?.length ?? 0);
  },
});

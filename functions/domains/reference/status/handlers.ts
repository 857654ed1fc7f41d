import { movableHandlers } from '#functions/platform/record/movable-handlers.ts';
import { taggableFor } from '#functions/records/taggable.ts';
import { statusContract } from '#shared/domains/reference/status/contract.ts';
import { checkPhaseKept, checkRemovable, fits, isPhaseFixed } from '#shared/domains/reference/status/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { statusMove } from './public/move.ts';
import { statusesOf, statusStore } from './store.ts';

/** Name and colour change for all at once; so does a phase that is no more than a sign. */
export const handlers = movableHandlers(statusContract.routes, statusStore, {
  kind: statusMove,
  key: 'statusId',
  carrierOf: taggableFor,
  fits,
  prepare: (_ctx, input, before) => {
    if (before && input.phase !== before.phase && isPhaseFixed(before.mainArea))
      throw new AppError('status.phaseFixed', { field: 'phase' });
    return input;
  },
  checkRemoval: async (ctx, status) => {
    const taggable = await taggableFor(status.mainArea);
    const used = await taggable?.find(ctx, statusMove.column, status.no);
    checkRemovable(status, used?.length ?? 0);
  },
  holds: async (ctx, status) => {
    const kept = checkPhaseKept(status, await statusesOf(ctx, status.mainArea));
    return kept ? [statusStore.unchanged(ctx, kept)] : [];
  },
});

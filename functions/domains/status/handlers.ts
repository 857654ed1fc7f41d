import { carrierFor, movable } from '#functions/domains/tag/carrier-store.ts';
import { movableHandlers } from '#functions/platform/record/movable-handlers.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { statusStore } from './store.ts';

/** Name and colour change for all at once; the phase stays, records carry it. */
export const handlers = movableHandlers(statusContract.routes, statusStore, {
  kind: movable.status,
  key: 'statusId',
  carrierOf: carrierFor,
  fits: (from, to) => from.phase === to.phase,
  prepare: (_ctx, input, before) => {
    if (before && input.phase !== before.phase) throw new AppError('status.phaseFixed', { field: 'phase' });
    return input;
  },
});

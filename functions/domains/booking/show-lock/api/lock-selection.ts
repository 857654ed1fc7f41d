import { reportOf } from '#functions/domains/attached/my-selection/public/report.ts';
import { startBatch } from '#functions/domains/attached/my-selection/store.ts';
import { askerOf } from '#functions/domains/identity/user/public/acting.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { MAX_BATCH } from '#shared/domains/attached/my-selection/schemas.ts';
import { showLockContract } from '#shared/domains/booking/show-lock/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { unlockedShows } from '../unlocked.ts';

export const handler = endpoint(showLockContract.routes.lockSelection, async ({ body, ctx }) => {
  const { expected, ...selection } = body;
  const targets = await unlockedShows(ctx, selection);
  const { length: count } = targets;
  if (expected !== undefined && count !== expected) throw new AppError('showLock.changed', { params: { count } });
  if (count === 0) throw new AppError('batch.nothing', { field: 'from' });
  if (count > MAX_BATCH) throw new AppError('batch.tooMany', { field: 'to', params: { max: MAX_BATCH } });
  const work = { mainArea: 'show' as const, operation: 'lock' as const, values: [], removed: [] };
  const { batch, chunks } = await startBatch(ctx, { ...work, ...askerOf(ctx) }, targets);
  return reportOf(ctx.locale, batch, chunks);
});

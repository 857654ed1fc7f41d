import { lockWrite, monthLockOf, nextLock } from '#functions/domains/agreements/invoice/public/month-lock.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { checkMonthLock, monthUnlocked } from '#shared/domains/agreements/invoice/month-lock.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { firstMonthOf } from './documents.ts';
import { newRunWrite, PENDING, runsOf, supersedeWrite } from './run-store.ts';
import { bookOf, logWrite, settingsOf } from './settings.ts';

interface Month {
  readonly bookkeepingId: Id;
  readonly month: string;
}

/** Locks a month, and starts its export in the same transaction. */
export const lockMonth = (ctx: TenantContext, { bookkeepingId, month }: Month): Promise<void> =>
  retryStale(async () => {
    const book = await bookOf(ctx, bookkeepingId);
    const [before, runs, { mask }] = await Promise.all([
      monthLockOf(ctx, book.no),
      runsOf(ctx, book, month),
      settingsOf(ctx, book),
    ]);
    const lockedThrough = before?.lockedThrough;
    const firstMonth = lockedThrough ? undefined : await firstMonthOf(ctx, book);
    checkMonthLock(month, dayIn(ctx.now, book.zone), { lockedThrough, firstMonth });
    const run = runs.length + 1;
    const outbox = [emit('salesExport', { bookkeepingId, month, run, fileType: mask })];
    await commit([
      lockWrite(ctx, before, nextLock(ctx, book.no, before, { lockedThrough: month })),
      newRunWrite(ctx, book, { month, run, files: { [mask]: PENDING } }),
      logWrite(ctx, book, {
        action: 'lockMonth',
        changes: [{ field: 'lockedThrough', before: lockedThrough, after: month }],
        outbox,
      }),
    ]);
  });

/** Unlocks the last locked month. Its export no longer counts. */
export const unlockMonth = (
  ctx: TenantContext,
  { bookkeepingId, month, reason }: Month & { readonly reason: string },
): Promise<void> =>
  retryStale(async () => {
    const book = await bookOf(ctx, bookkeepingId);
    const [before, runs] = await Promise.all([monthLockOf(ctx, book.no), runsOf(ctx, book, month)]);
    const current = runs.filter(({ state }) => state === 'current');
    if (!before || current.length === 0) throw new AppError('period.notLocked', { field: 'month', params: { month } });
    const after = { lockedThrough: monthUnlocked(month, before.lockedThrough) };
    const changes = [
      { field: 'lockedThrough', before: month, after: after.lockedThrough },
      { field: 'unlockReason', after: reason },
    ];
    await commit([
      lockWrite(ctx, before, nextLock(ctx, book.no, before, after)),
      ...current.map((run) => supersedeWrite(ctx, run, reason)),
      logWrite(ctx, book, { action: 'unlockMonth', changes }),
    ]);
  });

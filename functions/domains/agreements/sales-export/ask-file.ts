import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { PENDING, runOf, salesFileWrite } from './run-store.ts';
import { bookOf, logWrite } from './settings.ts';

interface Asked {
  readonly month: string;
  readonly fileType: ExportMask;
}

/** Starts to write a file of a locked month. A file that is ready stays as it is. */
export async function askFile(ctx: TenantContext, bookkeepingId: Id, { month, fileType }: Asked): Promise<void> {
  const book = await bookOf(ctx, bookkeepingId);
  const found = await runOf(ctx, book, month);
  if (!found) throw new AppError('period.notLocked', { field: 'month', params: { month } });
  if (found.files[fileType]?.state === 'ready') return;
  const outbox = [emit('salesExport', { bookkeepingId, month, run: found.run, fileType })];
  await commit([
    salesFileWrite(found, fileType, PENDING),
    logWrite(ctx, book, { action: 'exportSales', changes: [{ field: 'month', after: month }], outbox }),
  ]);
}

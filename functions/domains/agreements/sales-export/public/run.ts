import { commit } from '#functions/platform/data/write.ts';
import { storeDocument } from '#functions/platform/documents/store-document.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { LAST_TRY } from '#functions/platform/jobs/trying.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import type { EventPayload } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { runOf, type SalesRun, type StoredSalesFile, salesFileWrite } from '../run-store.ts';
import { Incomplete, salesFile } from '../sales-data.ts';
import { bookOf, settingsOf } from '../settings.ts';

type Asked = EventPayload<'salesExport'>;

async function written(ctx: TenantContext, found: SalesRun, asked: Asked): Promise<StoredSalesFile> {
  const { bookkeepingId, month, run, fileType } = asked;
  const book = await bookOf(ctx, bookkeepingId);
  const settings = await settingsOf(ctx, book);
  const { content, documents, rows } = await salesFile(ctx, { book, settings, month, fileType, run, at: found.at });
  const { key } = await storeDocument(ctx.tenantId, content, fileType === 'xlsx' ? 'xlsx' : 'csv');
  return { state: 'ready', key, documents, rows, gaps: [] };
}

/** Turns a failure that somebody waits for into the state of the file. */
async function outcome(making: Promise<StoredSalesFile>, tries: number): Promise<StoredSalesFile> {
  try {
    return await making;
  } catch (error) {
    if (error instanceof Incomplete) return { state: 'failed', gaps: error.details.slice(1) };
    if (tries < LAST_TRY) throw error;
    logger.error('a sales file was not written', error as Error);
    return { state: 'failed', gaps: [{ code: 'export.failed' }] };
  }
}

/**
 * Writes the file of a locked month. A message that comes twice finds the file ready; one that comes after an unlock
 * finds its run superseded. Answers the number of documents.
 */
export async function runSalesExport(ctx: TenantContext, asked: Asked, tries: number): Promise<number> {
  const { month, run, fileType } = asked;
  const found = await runOf(ctx, await bookOf(ctx, asked.bookkeepingId), month, run);
  if (found?.state !== 'current' || found.files[fileType]?.state === 'ready') return 0;
  const file = await outcome(written(ctx, found, asked), tries);
  try {
    await commit([salesFileWrite(found, fileType, file)]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'stale') throw error;
    return 0;
  }
  return file.documents ?? 0;
}

import { lockedThrough } from '#functions/domains/agreements/invoice/public/month-lock.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { offerFile } from '#functions/platform/excel/offer.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { salesFileName } from '#shared/domains/agreements/sales-export/files.ts';
import type { ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { runOf, runsOf, type SalesRun } from './run-store.ts';
import { Incomplete, salesFile, typeOf } from './sales-data.ts';
import { type Bookkeeping, settingsOf } from './settings.ts';

interface Asked {
  readonly month: string;
  readonly fileType: ExportMask;
  readonly run?: number | undefined;
}

/** The stored file of a run. It never changes, and stays after an unlock. */
async function storedFile(book: Bookkeeping, found: SalesRun | undefined, { month, fileType }: Asked) {
  const file = found?.files[fileType];
  if (file?.state === 'failed') throw new Incomplete(file.gaps);
  if (!found || !file?.key) throw new AppError('export.noFile');
  const name = salesFileName(fileType, { bookkeeping: book.code, period: month, run: found.run }, false);
  return { url: await presignDownload({ key: file.key, name, type: typeOf(fileType) }), name };
}

/** A file as it would be if the month were locked now. */
async function preview(ctx: UserContext, book: Bookkeeping, { month, fileType }: Asked) {
  const [settings, runs] = await Promise.all([settingsOf(ctx, book), runsOf(ctx, book, month)]);
  const at = ctx.now.toISOString();
  const { content, of } = await salesFile(ctx, { book, settings, month, fileType, run: runs.length + 1, at });
  return offerFile(ctx, content, { name: salesFileName(fileType, of, true), type: typeOf(fileType) });
}

/** The file of a month: the stored one of its run, or a preview while the month is open. */
export async function downloadOf(ctx: UserContext, book: Bookkeeping, asked: Asked) {
  const locked = await lockedThrough(ctx, book.id);
  const isOpen = locked === undefined || asked.month > locked;
  if (isOpen && asked.run === undefined) return preview(ctx, book, asked);
  return storedFile(book, await runOf(ctx, book, asked.month, asked.run), asked);
}

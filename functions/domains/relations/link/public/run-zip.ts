import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { type StreamedFile, zipStream } from '#functions/platform/excel/zip-stream.ts';
import { checkScanned, putStream, streamObject } from '#functions/platform/files/files.ts';
import { isRefusal, LAST_TRY } from '#functions/platform/jobs/trying.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { zipNames } from '#shared/domains/attached/file/rules.ts';
import { stateAt } from '#shared/domains/relations/link/rules.ts';
import { isTooLargeForZip } from '#shared/domains/relations/link/share-rules.ts';
import type { EventPayload } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { ZIP_TYPE } from '../share/fetch.ts';
import { filesToShow, type SharedFile, zipKey } from '../share/files.ts';
import { endWait, readZip } from '../share/zip-store.ts';
import { linkOf, type StoredLink } from '../store.ts';
import { logOnRecord } from './log.ts';

/** Opens one file after the other, so that chunks of only one are in memory. */
async function* opened(files: readonly SharedFile[]): AsyncGenerator<StreamedFile> {
  const names = zipNames(files.map(({ name }) => name));
  for (const [i, { key, name }] of files.entries()) yield { name: names[i] ?? name, bytes: streamObject(key) };
}

/** Writes the ZIP of the files as they are now, and returns its place. */
async function writeZip(link: StoredLink, now: Date): Promise<string> {
  if (stateAt(link, now.toISOString()) !== 'live') throw new AppError('link.ended');
  const files = await filesToShow(link);
  if (isTooLargeForZip(files)) throw new AppError('link.zipTooLarge');
  for (const { key } of files) await checkScanned(key);
  const key = zipKey(link, files);
  await putStream(key, zipStream(opened(files)), ZIP_TYPE);
  return key;
}

/** The reason why there will be no ZIP. Throws what another try may mend. */
function problemOf(error: unknown, tries: number): string {
  if (tries < LAST_TRY && !isRefusal(error)) throw error;
  if (isRefusal(error)) return error.code;
  logger.error('a ZIP of shared files was not written', error as Error);
  return 'link.zipFailed';
}

/** Packs the files of a link. A message that comes twice finds the ZIP there. Returns the number of ZIPs written. */
export async function runZip(ctx: TenantContext, asked: EventPayload<'downloadZip'>, tries: number): Promise<number> {
  const { entity, linkId, at } = asked;
  const link = await linkOf(ctx.tenantId, entity, linkId);
  const zip = await readZip(link);
  if (zip?.state !== 'waiting' || zip.at !== at) return 0;
  try {
    const key = await writeZip(link, ctx.now);
    const mail = emit('filesMail', { entity, linkId, mail: 'zipReady', text: '' });
    const log = logOnRecord(ctx, link, 'linkZipReady', link.recipient.email ? [mail] : []);
    return (await endWait(link, at, { state: 'ready', key }, [log])) ? 1 : 0;
  } catch (error) {
    await endWait(link, at, { state: 'failed', key: zip.key, problem: problemOf(error, tries) }, []);
    return 0;
  }
}

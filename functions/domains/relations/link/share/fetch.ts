import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { checkScanned, presignDownload } from '#functions/platform/files/files.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { isTooLargeForZip, zipStateAt } from '#shared/domains/relations/link/share-rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { checkNoStaff, isStaff } from '../public/link-access.ts';
import { asReader, logOnRecord } from '../public/log.ts';
import { countDownload, type StoredLink } from '../store.ts';
import { filesToShow, zipKey } from './files.ts';
import { askedWrite, readZip } from './zip-store.ts';

export const ZIP_TYPE = 'application/zip';

/** Hands out an address of a minute, which counts as a download. Staff look in, and count nothing. */
async function handOut(ctx: PublicContext, link: StoredLink, file: { key: string; name: string; type: string }) {
  const url = await presignDownload(file);
  if (!isStaff(ctx, link)) await countDownload(link, ctx.now);
  return { url };
}

export async function fetchShared(ctx: PublicContext, link: StoredLink, fileId: Id): Promise<{ url: string }> {
  const file = (await filesToShow(link)).find(({ id }) => id === fileId);
  if (!file) throw new AppError('file.gone');
  return handOut(ctx, link, file);
}

/** Asks for a ZIP of all files. A second press finds the first one's. */
export async function askZip(ctx: PublicContext, link: StoredLink): Promise<void> {
  checkNoStaff(ctx, link);
  const files = await filesToShow(link);
  if (isTooLargeForZip(files)) throw new AppError('link.zipTooLarge');
  const [before, key] = [await readZip(link), zipKey(link, files)];
  if (['waiting', 'ready'].includes(zipStateAt(before, key, ctx.now))) return;
  for (const file of files) await checkScanned(file.key);
  const at = ctx.now.toISOString();
  const work = emit('downloadZip', { entity: link.entity, linkId: link.id, at });
  const asked = askedWrite(link, before, { state: 'waiting', key, at });
  await unlessRefused('stale', commit([asked, logOnRecord(asReader(ctx, link), link, 'linkZip', [work])]));
}

export async function fetchZip(ctx: PublicContext, link: StoredLink): Promise<{ url: string }> {
  const key = zipKey(link, await filesToShow(link));
  if (zipStateAt(await readZip(link), key, ctx.now) !== 'ready') throw new AppError('link.zipNotReady');
  return handOut(ctx, link, { key, name: `${link.title.replace(/[/\\]/g, '-')}.zip`, type: ZIP_TYPE });
}

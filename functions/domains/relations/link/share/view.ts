import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { scansOf } from '#functions/platform/files/files.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import type { SeenFile, SeenShare } from '#shared/domains/relations/link/share.ts';
import { downloadsLeft, isTooLargeForZip, zipStateAt } from '#shared/domains/relations/link/share-rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { frameOf } from '../public/recipient.ts';
import type { StoredLink } from '../store.ts';
import { filesToShow, type SharedFile, zipKey } from './files.ts';
import { readZip } from './zip-store.ts';

async function seenFiles(files: readonly SharedFile[]): Promise<SeenFile[]> {
  const holds = await scansOf(files.map(({ key }) => key));
  return files.map(({ id, name, type, size, createdAt }, i) => {
    const scan = holds[i];
    return { id, name, type, size, createdAt, ...(scan ? { scan } : {}) };
  });
}

async function seenZip(
  link: StoredLink,
  files: readonly SharedFile[],
  now: Date,
  locale: Locale,
): Promise<SeenShare['zip']> {
  const isMailed = link.recipient.email !== '';
  if (isTooLargeForZip(files))
    return { state: 'tooLarge', problem: await messageOf(locale, 'link.zipTooLarge'), isMailed };
  const zip = await readZip(link);
  const state = zipStateAt(zip, zipKey(link, files), now);
  if (state !== 'failed') return { state, isMailed };
  return { state, problem: await messageOf(locale, zip?.problem || 'link.zipFailed'), isMailed };
}

/** The page of a link to files as it is now. */
export async function shareSeen(
  ctx: PublicContext,
  link: StoredLink,
  locale: Locale = link.locale,
): Promise<SeenShare> {
  if (!link.share) throw new AppError('linkUnknown');
  const files = await filesToShow(link);
  const [rows, zip] = await Promise.all([seenFiles(files), seenZip(link, files, ctx.now, locale)]);
  const left = downloadsLeft(link.share);
  return {
    ...frameOf(ctx, link, locale),
    title: link.title,
    expiresAt: link.expiresAt,
    files: rows,
    ...(left === undefined ? {} : { left }),
    zip,
  };
}

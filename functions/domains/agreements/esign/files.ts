import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { sha256 } from './digest.ts';
import type { EsignRecord } from './store.ts';

const PDF = 'application/pdf';
/** S3's client is for who touches a file alone. */
const files = () => import('#functions/platform/files/files.ts');

/** The hashes of the files as they are stored now. */
export async function hashesOf(document: Pick<EsignRecord, 'files'>): Promise<Record<Id, string>> {
  const { getObject } = await files();
  const hashes = document.files.map(async ({ id, key }) => [id, sha256(await getObject(key))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

/** The address of a file for a minute. A sealed file has the place of the one that was signed. */
export async function fileAddress(document: EsignRecord, { fileId, inline }: { fileId: Id; inline: boolean }) {
  const file = document.files.find(({ id }) => id === fileId);
  if (!file) throw new AppError('notFound');
  const { presignDownload } = await files();
  const { name, size } = file;
  const key = file.sealed?.key ?? file.key;
  return { url: await presignDownload({ key, name, type: PDF, inline }), name, type: PDF, size };
}

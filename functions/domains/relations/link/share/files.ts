import { createHash } from 'node:crypto';
import { presentFiles } from '#functions/domains/attached/file/public/present.ts';
import type { FileFields } from '#shared/domains/attached/file/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Opened } from '../public/link-access.ts';
import type { StoredLink } from '../store.ts';

export type SharedFile = Stored<FileFields>;

/** The files of a link as they are now. A file that was removed is not among them. */
export async function sharedFiles({ tenantId, share }: StoredLink): Promise<SharedFile[]> {
  return share ? presentFiles({ tenantId }, share.fileIds, share.isNewest) : [];
}

/** The same, or a refusal when none is left. */
export async function filesToShow(link: StoredLink): Promise<SharedFile[]> {
  const files = await sharedFiles(link);
  if (files.length === 0) throw new AppError(link.share ? 'link.ended' : 'linkUnknown');
  return files;
}

/** A link at its door. It has ended when all of its files were removed. */
export async function standing(found: Opened): Promise<Opened> {
  if (found.state !== 'live' || !found.link.share) return found;
  return (await sharedFiles(found.link)).length > 0 ? found : { ...found, state: 'withdrawn' };
}

/** The place of the ZIP of these files. Another file, version or name has another place. */
export function zipKey({ tenantId, id }: StoredLink, files: readonly SharedFile[]): string {
  const content = JSON.stringify(files.map(({ key, name }) => [key, name]));
  return `archives/${tenantId}/${id}-${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}

import { presignDownload } from '#functions/platform/files.ts';
import type { FileFields } from '#shared/domains/file/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** A file as it is shown: pictures with the address of their small picture. */
export async function withThumbnail(file: Stored<FileFields>) {
  if (!file.thumbnailKey) return file;
  const thumbnail = await presignDownload({
    key: file.thumbnailKey,
    name: file.name,
    type: 'image/jpeg',
    inline: true,
  });
  return { ...file, thumbnail };
}

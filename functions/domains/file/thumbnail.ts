import { presignDownload, scanOf } from '#functions/platform/files.ts';
import type { FileFields } from '#shared/domains/file/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';

const addressOf = (key: string, name: string) => presignDownload({ key, name, type: 'image/jpeg', inline: true });

/** A file as it is shown: pictures with the address of their small picture, what nobody may fetch yet with the reason. */
export async function withThumbnail(file: Stored<FileFields>) {
  const { thumbnailKey, key, name } = file;
  const [scan, thumbnail] = await Promise.all([scanOf(key), thumbnailKey ? addressOf(thumbnailKey, name) : undefined]);
  return { ...file, ...(thumbnail ? { thumbnail } : {}), ...(scan ? { scan } : {}) };
}

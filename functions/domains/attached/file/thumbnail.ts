import { presignDownload, scanOf, scansOf } from '#functions/platform/files/files.ts';
import type { Hold } from '#functions/platform/files/scan.ts';
import type { FileFields } from '#shared/domains/attached/file/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

const addressOf = (key: string, name: string) => presignDownload({ key, name, type: 'image/jpeg', inline: true });

async function pictured(file: Stored<FileFields>, hold: Hold | Promise<Hold>) {
  const { thumbnailKey, name } = file;
  const [scan, thumbnail] = await Promise.all([hold, thumbnailKey ? addressOf(thumbnailKey, name) : undefined]);
  return { ...file, ...(thumbnail ? { thumbnail } : {}), ...(scan ? { scan } : {}) };
}

/** A file as it is shown: pictures with the address of their small picture, what nobody may fetch yet with the reason. */
export const withThumbnail = (file: Stored<FileFields>) => pictured(file, scanOf(file.key));

export async function withThumbnails(files: readonly Stored<FileFields>[]) {
  const holds = await scansOf(files.map(({ key }) => key));
  return Promise.all(files.map((file, i) => pictured(file, holds[i])));
}

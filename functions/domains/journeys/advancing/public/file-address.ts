import type { RequestFile } from '#shared/domains/journeys/advancing/files.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** An address to fetch a file that an answer names. A file that only its author has seen is 404. */
export async function addressOf(file: RequestFile | undefined): Promise<{ url: string; name: string }> {
  if (!file?.isProvided) throw new AppError('notFound');
  const { object: key, name, type } = file;
  const { presignDownload } = await import('#functions/platform/files/files.ts');
  return { url: await presignDownload({ key, name, type }), name };
}

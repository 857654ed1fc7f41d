import { acceptUpload, removeObject, type StoredFile } from '#functions/platform/files.ts';
import { checkStorage } from './usage-store.ts';

/** Takes over an upload that the agency has room for. Asked again here: several tickets may be given for the same room. */
export async function acceptWithin(upload: Parameters<typeof acceptUpload>[0]): Promise<StoredFile> {
  const stored = await acceptUpload(upload);
  try {
    await checkStorage(upload, stored.size);
  } catch (e) {
    await removeObject(stored.key);
    throw e;
  }
  return stored;
}

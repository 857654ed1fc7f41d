import { acceptUpload, dropUpload, removeObject, type StoredFile } from '#functions/platform/files/files.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { checkStorage } from './storage.ts';

/** A stranger hears by a code of their own that a file cannot be taken, not how much room the agency has. */
export async function sayingFull<T>(code: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (e) {
    throw e instanceof AppError && e.code === 'file.full' ? new AppError(code) : e;
  }
}

type Upload = Parameters<typeof acceptUpload>[0];

type Keyed = readonly Pick<StoredFile, 'key'>[];
const remove = (stored: Keyed, sent: Keyed) =>
  Promise.all([...stored.map(({ key }) => removeObject(key)), ...sent.map(({ key }) => dropUpload(key))]);

/** Uploads of one request that the agency has room for together; where one of them is refused, none is kept. */
export async function acceptAllWithin(tenantId: string, uploads: readonly Omit<Upload, 'tenantId'>[]) {
  const outcomes = await Promise.allSettled(uploads.map((upload) => acceptUpload({ tenantId, ...upload })));
  const stored = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  try {
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    if (stored.length > 0)
      await checkStorage(
        { tenantId },
        stored.reduce((sum, { size }) => sum + size, 0),
      );
    return stored;
  } catch (e) {
    // No second try makes them fit; what is another tenant's was never taken, and is not ours to remove.
    const sent = uploads.filter((_, i) => outcomes[i]?.status === 'fulfilled');
    await remove(stored, sent);
    throw e;
  }
}

/** Takes over an upload that the agency has room for. Asked again here: several tickets may be given for the same room. */
export async function acceptWithin({ tenantId, ...upload }: Upload): Promise<StoredFile> {
  const [stored] = await acceptAllWithin(tenantId, [upload]);
  return stored as StoredFile;
}

/** Uploads that something else is made of before they are kept: where that is refused, nothing of them stays. */
export async function acceptAllFor<T>(
  tenantId: string,
  uploads: readonly Omit<Upload, 'tenantId'>[],
  make: (stored: readonly StoredFile[]) => Promise<T>,
): Promise<T> {
  const stored = await acceptAllWithin(tenantId, uploads);
  try {
    return await make(stored);
  } catch (e) {
    await remove(stored, uploads);
    throw e;
  }
}

/** The same for one upload. */
export const acceptFor = <T>({ tenantId, ...upload }: Upload, make: (stored: StoredFile) => Promise<T>): Promise<T> =>
  acceptAllFor(tenantId, [upload], ([stored]) => make(stored as StoredFile));

import { signatureFile } from '#functions/domains/identity/account/public/own-store.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** The renderers and S3's client load with the first picture. */
const kit = async () => ({
  ...(await import('#functions/platform/files/files.ts')),
  ...(await import('#functions/platform/files/signature-picture.ts')),
  ...(await import('#functions/domains/reference/client/public/accept.ts')),
  ...(await import('#functions/domains/reference/client/public/store-document.ts')),
});

/** Stores a picture of a signature under its content, so that a document keeps it forever. */
async function store(tenantId: string, bytes: Uint8Array): Promise<string | undefined> {
  const { drawSignature, storeDocumentWithin } = await kit();
  const png = await drawSignature(bytes);
  return png && (await storeDocumentWithin(tenantId, png, 'png')).key;
}

/** Takes over the upload of a drawn or uploaded signature. Only the picture drawn again stays. */
export async function keepPicture(tenantId: string, upload: string): Promise<string> {
  const { acceptFor, getObject, removeObject } = await kit();
  return acceptFor({ tenantId, key: upload, purpose: 'signature' }, async (sent) => {
    const key = await store(tenantId, await getObject(sent.key));
    if (!key) throw new AppError('file.content', { field: 'key' });
    await removeObject(sent.key);
    return key;
  });
}

/** Copies the picture of a user's settings. Undefined: the user's name is drawn instead. */
export async function copyPicture(tenantId: string, userId: string): Promise<string | undefined> {
  const key = await signatureFile(tenantId, userId);
  if (!key) return undefined;
  const { getObject } = await kit();
  try {
    return await store(tenantId, await getObject(key));
  } catch (e) {
    if (e instanceof AppError && e.code === 'file.gone') return undefined;
    throw e;
  }
}

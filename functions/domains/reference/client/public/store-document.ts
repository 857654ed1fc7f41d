import { type DocumentExtension, documentKey, storeDocument } from '#functions/platform/documents/store-document.ts';
import type { StoredFile } from '#functions/platform/files/files.ts';
import { isWeighed } from '#functions/platform/files/usage.ts';
import { checkStorage } from './storage.ts';

/** A document of our own making, where the agency has room for it; one that is there already takes none. */
export async function storeDocumentWithin(
  tenantId: string,
  bytes: Uint8Array,
  extension: DocumentExtension,
): Promise<StoredFile> {
  if (!(await isWeighed(tenantId, documentKey(tenantId, bytes, extension))))
    await checkStorage({ tenantId }, bytes.length);
  return storeDocument(tenantId, bytes, extension);
}

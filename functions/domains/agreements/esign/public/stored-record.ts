import { getObject, putNewObject } from '#functions/platform/files/files.ts';
import { recordJson, type SigningRecord } from '#functions/platform/seal/record/record.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { EsignRecord } from '../store.ts';

const JSON_TYPE = 'application/json';

/** The place of what the seal worker stores, by document and revision. Nothing else ever lies there. */
const placeOf = (tenantId: string, { id, revision }: Pick<EsignRecord, 'id' | 'revision'>): string =>
  `sealed/${tenantId}/${id}/${revision}`;
export const sealedKey = (tenantId: string, document: EsignRecord, fileId: string): string =>
  `${placeOf(tenantId, document)}/${fileId}.pdf`;
export const recordKey = (tenantId: string, document: EsignRecord): string =>
  `${placeOf(tenantId, document)}/record.json`;

/** The bytes of a stored object; undefined where there is none. */
export async function storedBytes(key: string): Promise<Uint8Array | undefined> {
  try {
    return await getObject(key);
  } catch (e) {
    if (e instanceof AppError && e.code === 'file.gone') return undefined;
    throw e;
  }
}

const parsed = (bytes: Uint8Array): SigningRecord => JSON.parse(Buffer.from(bytes).toString());

/**
 * Stores the record of a signing once, as a file for machines, and returns the stored one. A run that died after it is
 * continued with the same record, so the pages in the sealed file and the stored file never differ.
 */
export async function storeRecord(
  tenantId: string,
  document: EsignRecord,
  make: () => Promise<SigningRecord>,
): Promise<SigningRecord> {
  const key = recordKey(tenantId, document);
  const stored = await storedBytes(key);
  if (stored) return parsed(stored);
  const record = await make();
  return (await putNewObject(key, recordJson(record), JSON_TYPE)) ? record : parsed(await getObject(key));
}

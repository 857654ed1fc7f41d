import { createHash } from 'node:crypto';
import { EXCEL_TYPE } from '#functions/platform/excel/workbook.ts';
import { putObject, type StoredFile } from '#functions/platform/files/files.ts';
import { weighOnce } from '#functions/platform/files/usage.ts';
import { WORD_TYPE } from './word/merge.ts';

const TYPES = {
  pdf: 'application/pdf',
  docx: WORD_TYPE,
  xlsx: EXCEL_TYPE,
  png: 'image/png',
  csv: 'text/csv',
  xml: 'application/xml',
} as const;
export type DocumentExtension = keyof typeof TYPES;

/** Named by content: the same bytes have the same place, and a place never gets other bytes. */
export const documentKey = (tenantId: string, bytes: Uint8Array, extension: DocumentExtension): string =>
  `documents/${tenantId}/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;

/** Storing the same document again changes nothing, and takes no room. */
export async function storeDocument(
  tenantId: string,
  bytes: Uint8Array,
  extension: DocumentExtension,
): Promise<StoredFile> {
  const stored = await putObject(documentKey(tenantId, bytes, extension), bytes, TYPES[extension]);
  await weighOnce(tenantId, stored);
  return stored;
}

import { readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import { codeOf as codeBy, proofsOf } from '#shared/domains/agreements/esign/verification.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { sha256 } from './digest.ts';
import type { EsignRecord } from './store.ts';

/*
 * A sealed document is found without its tenant, by the hash of a file or by its code:
 *   pk HASH#<sha256 or code>  sk V: the tenant and the document
 */
interface Pointer {
  readonly tenantId: string;
  readonly documentId: Id;
}
const keyOf = (proof: string) => ({ pk: `HASH#${proof}`, sk: 'V' });

/** The printed code of a document. */
export const codeOf = (document: Pick<EsignRecord, 'id'>): string => codeBy(document, sha256);

/** The code as pages show it, once the files are sealed. */
export const shownCode = (document: EsignRecord): { readonly code?: string } =>
  document.state === 'completed' ? { code: codeOf(document) } : {};

/** The items that make a document known to the verification page, once it is sealed. */
export function verificationWrites(tenantId: string, before: EsignRecord | undefined, after: EsignRecord): Write[] {
  if (before?.state === 'completed') return [];
  const pointer: Pointer = { tenantId, documentId: after.id };
  return proofsOf(after, sha256).map((proof) => ({
    item: { Put: { TableName: tableName(), Item: { ...keyOf(proof), ...pointer } } },
  }));
}

/** Finds the document of a hash or code. */
export const findProof = (proof: string): Promise<Pointer | undefined> => readItem<Pointer>(keyOf(proof));

import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { getObject, putNewObject } from '#functions/platform/files/files.ts';
import { weighOnce } from '#functions/platform/files/usage.ts';
import { appendPages } from '#functions/platform/seal/append.ts';
import { openPdf } from '#functions/platform/seal/open.ts';
import { recordPdf } from '#functions/platform/seal/record/record-sheet.tsx';
import { sealPdf } from '#functions/platform/seal/seal.ts';
import { type Signer, signingCertificate } from '#functions/platform/seal/signer.ts';
import { stampPdf } from '#functions/platform/seal/stamp.ts';
import type { Timestamp } from '#functions/platform/seal/timestamp.ts';
import { verifySeal } from '#functions/platform/seal/verify.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { sha256 } from '../digest.ts';
import { auditOf, type EsignRecord } from '../store.ts';
import { stampsOf } from './seal-marks.ts';
import { recordOf } from './seal-record.ts';
import { sealedKey, storedBytes, storeRecord } from './stored-record.ts';

const PDF = 'application/pdf';
export interface Sealing {
  readonly tenantId: string;
  readonly agency: string;
  readonly document: EsignRecord;
  readonly signer: Signer;
  readonly now: Date;
  /** Asked for the time of each seal, where the stage names an authority. */
  readonly timestamp?: Timestamp;
  /** The hashes of the files that are sealed already. */
  readonly sealed: Map<string, string>;
  /** The file that gets the record. It is sealed last, because the record names the other hashes. */
  readonly mainId: string;
}

/** Stamps and seals the file that was signed, in memory. */
async function make(sealing: Sealing, file: SignFile): Promise<Uint8Array> {
  const { tenantId, agency, document, signer, now, timestamp, sealed, mainId } = sealing;
  const { locale, artistIds, id } = document;
  const bytes = await getObject(file.key);
  if (sha256(bytes) !== file.sha256) throw new Error('The stored file is not the one that was signed.');
  const pdf = await openPdf(bytes);
  const brand = await artistLetterhead({ tenantId, agency, locale, artistIds });
  if (file.role === 'sign') await stampPdf(pdf, await stampsOf(document, { pdf, bytes, file, brand, locale }));
  if (file.id === mainId) {
    const record = await storeRecord(tenantId, document, async () => {
      const events = await auditOf({ tenantId }, id);
      return recordOf({ document, events, agency, certificate: signingCertificate(signer), sealed, mainId });
    });
    await appendPages(pdf, await recordPdf({ brand, locale, record }));
  }
  return sealPdf(pdf, { signer, at: now, ...(timestamp ? { timestamp } : {}) });
}

async function verified(bytes: Uint8Array, { signer }: Sealing): Promise<string> {
  const verdict = await verifySeal(bytes, [signer.certificateChain]);
  if (!verdict.ok) throw new Error(`A sealed file does not verify: ${verdict.fault}.`);
  return sha256(bytes);
}

/** Seals a file once. A repeat, or a second worker, finds what is stored and takes it. */
export async function sealFile(sealing: Sealing, file: SignFile) {
  const { tenantId, document, sealed } = sealing;
  const key = sealedKey(tenantId, document, file.id);
  let bytes = await storedBytes(key);
  if (!bytes) {
    const made = await make(sealing, file);
    await verified(made, sealing);
    const isNew = await putNewObject(key, made, PDF);
    bytes = isNew ? made : await getObject(key);
  }
  const digest = await verified(bytes, sealing);
  await weighOnce(tenantId, { key, size: bytes.length });
  sealed.set(file.id, digest);
  return { id: file.id, key, sha256: digest };
}

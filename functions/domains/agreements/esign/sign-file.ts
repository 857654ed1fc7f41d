import type { EsignErrorCode } from '#shared/domains/agreements/esign/errors.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { PdfRefusal } from '#shared/kernel/seal/limits.ts';
import { sha256 } from './digest.ts';

const REFUSALS: Readonly<Record<PdfRefusal, EsignErrorCode>> = {
  fileType: 'esign.fileType',
  fileTooLarge: 'esign.fileTooLarge',
  pdfTooManyPages: 'esign.tooManyPages',
  pdfHasSignature: 'esign.pdfHasSignature',
  pdfEncrypted: 'esign.pdfEncrypted',
  pdfXfa: 'esign.pdfXfa',
  pdfDamaged: 'esign.pdfDamaged',
};

interface Wanted extends Pick<SignFile, 'id' | 'key' | 'name' | 'role' | 'isPrint' | 'invoiceId'> {
  /** The field that a refusal names. */
  readonly field: string;
}
/** A stored PDF as a file of a document. Refuses what cannot be sealed; a signed one may only go along. */
export async function signFileOf({ field, ...file }: Wanted): Promise<SignFile> {
  const [{ getObject }, { inspectPdf }] = await Promise.all([
    import('#functions/platform/files/files.ts'),
    import('#functions/platform/seal/inspect.ts'),
  ]);
  const bytes = await getObject(file.key);
  const found = await inspectPdf(bytes);
  const isSigned = !found.ok && found.refusal === 'pdfHasSignature';
  if (!found.ok && !(isSigned && file.role === 'info')) throw new AppError(REFUSALS[found.refusal], { field });
  return { ...file, size: bytes.length, pages: found.pages ?? 1, sha256: sha256(bytes), hasSignature: isSigned };
}

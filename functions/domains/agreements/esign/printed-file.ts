import { fileOf } from '#functions/domains/agreements/agreement/public/download.ts';
import type { Agreement, AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import type { Rendering } from '#shared/domains/agreements/agreement/rendering.ts';
import { type ClientData, printedFieldsOf } from '#shared/domains/agreements/esign/client-data.ts';
import type { EsignErrorCode } from '#shared/domains/agreements/esign/errors.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
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
/** The error for a PDF that cannot be signed. */
export const pdfRefused = (refusal: PdfRefusal, field: string): AppError => new AppError(REFUSALS[refusal], { field });

/** The printed file of an agreement as a file to sign. Its content names its place, so it never changes. */
export async function printedFile(kind: AgreementDefinition, rendering: Rendering, id: Id): Promise<SignFile> {
  const { key, name, size } = fileOf(kind.entity, rendering, 'pdf');
  const [{ getObject }, { inspectPdf }] = await Promise.all([
    import('#functions/platform/files/files.ts'),
    import('#functions/platform/seal/inspect.ts'),
  ]);
  const bytes = await getObject(key);
  const found = await inspectPdf(bytes);
  if (!found.ok) throw pdfRefused(found.refusal, 'source');
  return { id, role: 'sign', key, name, size, pages: found.pages, sha256: sha256(bytes), hasSignature: false };
}

/** The fields of the client's data that the printed file shows. Only a Word file is read for them. */
export async function printedFields({ template }: Agreement, { key }: SignFile, data: ClientData) {
  if (template !== 'word') return printedFieldsOf(data);
  const [{ getObject }, { textsOfPages }] = await Promise.all([
    import('#functions/platform/files/files.ts'),
    import('#functions/platform/seal/pdf-text.ts'),
  ]);
  const pages = await textsOfPages(await getObject(key));
  const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(' ');
  return printedFieldsOf(data, text);
}

import { constants, inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib';
import { type PdfRefusal, SEAL_BYTES_MAX, SEAL_PAGES_MAX } from '#shared/kernel/seal/limits.ts';
import { openPdf, signaturesOf } from './open.ts';

export type Inspection =
  | { readonly ok: true; readonly pages: number; readonly bytes: number }
  | { readonly ok: false; readonly refusal: PdfRefusal; readonly pages?: number };

/** The header is in the first bytes; some programs write others in front of it. */
const HEAD = 1_024;
/** The end of the file names the place of its table; some programs write blanks behind it. */
const TAIL = 2_048;
const END = /startxref\s+(\d+)\s+%%EOF/;
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

function hasEnd(bytes: Uint8Array): boolean {
  const offset = Number(END.exec(latin1(bytes.subarray(-TAIL)))?.[1] ?? Number.NaN);
  return offset < bytes.length;
}

const hasXfa = ({ catalog }: PDFDocument): boolean => {
  const form = catalog.lookup(PDFName.of('AcroForm'));
  return form instanceof PDFDict && form.has(PDFName.of('XFA'));
};

/** Usage rights are a signature too: they fail after any change. */
const hasSignature = (pdf: PDFDocument): boolean =>
  signaturesOf(pdf).length > 0 || pdf.catalog.has(PDFName.of('Perms')) || pdf.catalog.has(PDFName.of('DSS'));

/** No page draws more than this; a small file can unpack to gigabytes. */
const UNPACKED_MAX = 100_000_000;
const isPacked = ({ dict }: PDFRawStream): boolean =>
  /^(?:\[ )?\/FlateDecode(?: \])?$/.test(String(dict.get(PDFName.of('Filter'))));

/** Unpacks the text and lines of a page; throws where the bytes are broken. */
function readContents({ node }: PDFPage): void {
  const contents = node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents];
  for (const part of parts)
    if (part instanceof PDFRawStream && isPacked(part))
      inflateSync(part.contents, { maxOutputLength: UNPACKED_MAX, finishFlush: constants.Z_SYNC_FLUSH });
}

function refusalOf(pdf: PDFDocument): PdfRefusal | undefined {
  if (hasXfa(pdf)) return 'pdfXfa';
  if (hasSignature(pdf)) return 'pdfHasSignature';
  const pages = pdf.getPages();
  if (pages.length > SEAL_PAGES_MAX) return 'pdfTooManyPages';
  if (pages.length === 0) return 'pdfDamaged';
  for (const page of pages) readContents(page);
  return undefined;
}

async function inspectBytes(bytes: Uint8Array): Promise<Inspection> {
  try {
    const pdf = await openPdf(bytes);
    const refusal = refusalOf(pdf);
    const pages = pdf.getPageCount();
    return refusal ? { ok: false, refusal, pages } : { ok: true, pages, bytes: bytes.length };
  } catch {
    // The dictionary that says so is never encrypted itself.
    return { ok: false, refusal: ENCRYPTED.test(latin1(bytes)) ? 'pdfEncrypted' : 'pdfDamaged' };
  }
}

/** Reads an uploaded file and says whether it can be signed. */
export async function inspectPdf(bytes: Uint8Array): Promise<Inspection> {
  if (bytes.length > SEAL_BYTES_MAX) return { ok: false, refusal: 'fileTooLarge' };
  if (!latin1(bytes.subarray(0, HEAD)).includes('%PDF-')) return { ok: false, refusal: 'fileType' };
  if (!hasEnd(bytes)) return { ok: false, refusal: 'pdfDamaged' };
  return inspectBytes(bytes);
}

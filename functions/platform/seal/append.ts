import type { PDFDocument } from 'pdf-lib';
import { openPdf } from './open.ts';

/** Appends all pages of a file, and returns the number of the first one, from 1. */
export async function appendPages(pdf: PDFDocument, bytes: Uint8Array): Promise<number> {
  const first = pdf.getPageCount() + 1;
  const other = await openPdf(bytes);
  for (const page of await pdf.copyPages(other, other.getPageIndices())) pdf.addPage(page);
  return first;
}

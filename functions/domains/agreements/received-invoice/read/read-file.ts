import { declaredText } from '#functions/platform/documents/xml-tree.ts';
import { isInfected } from '#functions/platform/files/sniff.ts';
import type { ReceivedDocument } from '#shared/domains/agreements/received-invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { readDocument } from './document.ts';

export interface ReadFile {
  readonly document: ReceivedDocument;
  readonly extension: 'xml' | 'pdf';
}
const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

async function xmlOf(bytes: Uint8Array): Promise<string> {
  if (!isPdf(bytes)) return declaredText(bytes) ?? '';
  // The PDF library is for a PDF alone.
  const { dataInPdf } = await import('./pdf-data.ts');
  const data = await dataInPdf(bytes);
  if (!data) throw new AppError('receivedInvoice.noData', { field: 'content' });
  return declaredText(data) ?? '';
}

/** Reads the file of an e-invoice by its content, whatever its name says. */
export async function readInvoiceFile(bytes: Uint8Array): Promise<ReadFile> {
  if (isInfected(bytes)) throw new AppError('file.infected');
  return { document: readDocument(await xmlOf(bytes)), extension: isPdf(bytes) ? 'pdf' : 'xml' };
}

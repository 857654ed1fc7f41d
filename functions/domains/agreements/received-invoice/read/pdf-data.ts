import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from 'pdf-lib';

/** The names of the invoice in Factur-X, ZUGFeRD and XRechnung. */
const NAMES = new Set(['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']);
/** Far above an invoice of thousands of lines: a small file may unpack to gigabytes. */
const DATA_MAX = 4 * 2 ** 20;
const MAX_DEPTH = 8;

const textOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

/** The bytes of a stream. One with a filter that attachments never use has none. */
function bytesOf({ dict, contents }: PDFRawStream): Uint8Array | undefined {
  const filter = dict.lookup(PDFName.of('Filter'));
  const [only] = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  const isOne = !(filter instanceof PDFArray) || filter.size() <= 1;
  if (!only) return contents.length > DATA_MAX ? undefined : contents;
  return isOne && only === PDFName.of('FlateDecode') ? inflateSync(contents, { maxOutputLength: DATA_MAX }) : undefined;
}

function* filesIn(node: PDFDict, depth = 0): Generator<PDFDict> {
  if (depth > MAX_DEPTH) return;
  const names = node.lookup(PDFName.of('Names'));
  if (names instanceof PDFArray) {
    for (let i = 1; i < names.size(); i += 2) {
      const file = names.lookup(i);
      if (file instanceof PDFDict) yield file;
    }
  }
  const kids = node.lookup(PDFName.of('Kids'));
  for (let i = 0; kids instanceof PDFArray && i < kids.size(); i++) {
    const kid = kids.lookup(i);
    if (kid instanceof PDFDict) yield* filesIn(kid, depth + 1);
  }
}

function* attachmentsOf(document: PDFDocument): Generator<{ readonly name: string; readonly stream: PDFRawStream }> {
  const tree = document.catalog.lookup(PDFName.of('Names'));
  const files = tree instanceof PDFDict ? tree.lookup(PDFName.of('EmbeddedFiles')) : undefined;
  if (!(files instanceof PDFDict)) return;
  for (const file of filesIn(files)) {
    const name = textOf(file.lookup(PDFName.of('UF'))) || textOf(file.lookup(PDFName.of('F')));
    const embedded = file.lookup(PDFName.of('EF'));
    const stream = embedded instanceof PDFDict ? embedded.lookup(PDFName.of('F')) : undefined;
    if (stream instanceof PDFRawStream) yield { name: name.toLowerCase(), stream };
  }
}

/** Returns the invoice that a PDF holds as data. Undefined for a PDF without one, and for a broken file. */
export async function dataInPdf(pdf: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const document = await PDFDocument.load(pdf, { updateMetadata: false });
    for (const { name, stream } of attachmentsOf(document)) if (NAMES.has(name)) return bytesOf(stream);
    return undefined;
  } catch {
    return undefined;
  }
}

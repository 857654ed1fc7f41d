import { randomBytes } from 'node:crypto';
import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from 'pdf-lib';

/** Placed in the file first, so that a later check finds its place in any file, whatever its texts say. */
export interface Placeholder {
  /** Beginning of the hexadecimal room. */
  readonly token: string;
  /** Bytes that the signature may take. */
  readonly room: number;
}

export const SUB_FILTER = 'ETSI.CAdES.detached';
/** A number of ten digits keeps room for each offset. */
const OFFSET = 9_999_999_999;
/** Print and Locked. */
const WIDGET_FLAGS = 4 + 128;
/** SignaturesExist and AppendOnly. */
const SIGNATURE_FLAGS = 3;

/** The words are constant: no text of a user enters the signature dictionary. */
const signatureOf = ({ context }: PDFDocument, { token, room }: Placeholder, at: Date): PDFDict => {
  const dictionary = PDFDict.withContext(context);
  const entries = {
    Type: PDFName.of('Sig'),
    Filter: PDFName.of('Adobe.PPKLite'),
    SubFilter: PDFName.of(SUB_FILTER),
    ByteRange: context.obj([0, OFFSET, OFFSET, OFFSET]),
    Contents: PDFHexString.of(token.padEnd(room * 2, '0')),
    M: PDFString.fromDate(at),
    Name: PDFString.of('Backline document seal'),
    Reason: PDFString.of('Sealed after everyone signed'),
    Location: PDFString.of('Backline'),
  };
  for (const [key, value] of Object.entries(entries)) dictionary.set(PDFName.of(key), value);
  return dictionary;
};

/** Adds an invisible signature field to the first page, with room for the signature. */
export function addPlaceholder(pdf: PDFDocument, { room, at }: { room: number; at: Date }): Placeholder {
  const { context } = pdf;
  const placeholder = { token: randomBytes(32).toString('hex'), room };
  const page = pdf.getPage(0);
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of(`Seal ${placeholder.token.slice(0, 8)}`),
      F: PDFNumber.of(WIDGET_FLAGS),
      Rect: [0, 0, 0, 0],
      P: page.ref,
      V: context.register(signatureOf(pdf, placeholder, at)),
    }),
  );
  page.node.addAnnot(field);
  const form = pdf.catalog.getOrCreateAcroForm();
  form.addField(field);
  form.dict.set(PDFName.of('SigFlags'), PDFNumber.of(SIGNATURE_FLAGS));
  return placeholder;
}

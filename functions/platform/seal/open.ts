import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';

/** Opens a PDF and leaves its own date and producer as they are. Throws where it is damaged or encrypted. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });

const isSignature = (dictionary: PDFDict): boolean => {
  const type = dictionary.get(PDFName.of('Type'));
  if (type === PDFName.of('Sig') || type === PDFName.of('DocTimeStamp')) return true;
  return dictionary.has(PDFName.of('ByteRange')) && dictionary.has(PDFName.of('Contents'));
};

/** Every signature dictionary of the file, also one that no field names. */
export const signaturesOf = ({ context }: PDFDocument): PDFDict[] =>
  context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict)) return [];
    const value = object.get(PDFName.of('V'));
    const direct = value instanceof PDFDict && isSignature(value) ? [value] : [];
    return isSignature(object) ? [object, ...direct] : direct;
  });

import { words } from '#shared/kernel/values/words.ts';

/** The limits of a file that is signed (outsiders section 3). 25 MB seals within a second and in 512 MB of memory. */
export const SEAL_BYTES_MAX = 25_000_000;
export const SEAL_PAGES_MAX = 500;

/** Why a file cannot be signed. */
export const PDF_REFUSALS = words(
  'fileType fileTooLarge pdfTooManyPages pdfEncrypted pdfXfa pdfHasSignature pdfDamaged',
);
export type PdfRefusal = (typeof PDF_REFUSALS)[number];

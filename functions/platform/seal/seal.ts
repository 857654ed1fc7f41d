import { createHash, X509Certificate } from 'node:crypto';
import type { PDFDocument } from 'pdf-lib';
import { signCms } from './cms.ts';
import { addPlaceholder, type Placeholder } from './placeholder.ts';
import { type Signer, signingCertificate } from './signer.ts';
import type { Timestamp } from './timestamp.ts';

interface SealOptions {
  readonly signer: Signer;
  /** The claimed time of the seal. */
  readonly at: Date;
  /** Asked for an RFC 3161 token, if given. */
  readonly timestamp?: Timestamp;
}

/** Room for all but the certificates: attributes, signature, frame. */
const FRAME_BYTES = 2_048;
/** Room for a token with the authority's certificates. */
const TOKEN_BYTES = 12_288;

const roomFor = ({ signer, timestamp }: SealOptions): number =>
  signer.certificateChain.reduce((sum, { length }) => sum + length, FRAME_BYTES) + (timestamp ? TOKEN_BYTES : 0);

function assertValid(signer: Signer, at: Date): void {
  const { validFrom, validTo } = new X509Certificate(signingCertificate(signer));
  if (at < new Date(validFrom) || at > new Date(validTo)) throw new Error('The seal certificate is not valid now.');
}

interface Gap {
  /** Offset of `<`. */
  readonly start: number;
  /** Offset after `>`. */
  readonly end: number;
}

/** Writes the offsets around the signature in place of the placeholder's numbers. */
function writeByteRange(file: Buffer, { token, room }: Placeholder): Gap {
  const start = file.indexOf(`<${token}`);
  const end = start + room * 2 + 2;
  const from = file.lastIndexOf('/ByteRange', start);
  const until = file.lastIndexOf('/Contents', start);
  if (start < 0 || from < 0 || until < from) throw new Error('The file has no room for a signature.');
  const range = `/ByteRange [0 ${start} ${end} ${file.length - end}]`;
  file.write(range.padEnd(until - from), from, 'latin1');
  return { start, end };
}

/** SHA-256 of all bytes but the signature. */
export const digestAround = (file: Uint8Array, { start, end }: Gap): Buffer =>
  createHash('sha256').update(file.subarray(0, start)).update(file.subarray(end)).digest();

/**
 * Seals a document in PAdES format and returns the file. The document is used up: it has the empty placeholder.
 * Two seals of one document never have the same bytes.
 */
export async function sealPdf(pdf: PDFDocument, options: SealOptions): Promise<Uint8Array> {
  const { signer, at, timestamp } = options;
  assertValid(signer, at);
  const placeholder = addPlaceholder(pdf, { room: roomFor(options), at });
  const saved = await pdf.save({ useObjectStreams: false, updateFieldAppearances: false });
  const file = Buffer.from(saved.buffer, saved.byteOffset, saved.byteLength);
  const gap = writeByteRange(file, placeholder);
  const cms = await signCms({ digest: digestAround(file, gap), signer, timestamp });
  if (cms.length > placeholder.room) throw new Error(`The signature of ${cms.length} bytes exceeds its room.`);
  file.write(cms.toString('hex').padEnd(placeholder.room * 2, '0'), gap.start + 1, 'latin1');
  return file;
}

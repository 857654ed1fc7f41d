/** How much of an upload is read to tell what it is; office files name themselves within their first entries. */
export const SNIFF_BYTES = 65_536;

const ZIP_BASED = /^application\/(vnd\.openxmlformats-officedocument\.|vnd\.oasis\.opendocument\.)/;
const OLD_OFFICE = new Set(['application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint']);
/** Names of one format that browsers and the sniffer spell differently. */
const SAME: Readonly<Record<string, string>> = {
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'image/heif': 'image/heic',
  'application/x-zip-compressed': 'application/zip',
};
const plainName = (type: string): string => SAME[type] ?? type;

/** The industry's test file: what a scanner answers to without anything dangerous. Split, or scanners refuse this source. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Stands in for the malware scan of the bucket. */
export const isInfected = (head: Uint8Array): boolean => Buffer.from(head).includes(EICAR, 0, 'latin1');

const MARKUP_OR_SCRIPT = /^\s*(?:<[!?a-z]|#!)/i;

/** By its mark: Excel saves "Unicode text" in two bytes a sign. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Text has no signature, so it must look like text: no binary zeros, no markup, no script line. */
function isPlainText(head: Uint8Array): boolean {
  const text = new TextDecoder(encodingOf(head)).decode(head);
  return !text.includes('\0') && !MARKUP_OR_SCRIPT.test(text.slice(0, 512)) && !text.startsWith('MZ');
}

/** Whether the bytes are what was declared. `sniffed` is undefined for content without a signature. */
export function isWhatItSays(declared: string, sniffed: string | undefined, head: Uint8Array): boolean {
  // The mark of UTF-16 is the beginning of some sound files, too.
  const isText = sniffed === undefined || (sniffed === 'audio/mpeg' && encodingOf(head) !== 'utf-8');
  if (declared.startsWith('text/')) return isText && isPlainText(head);
  if (sniffed === undefined) return false;
  const found = plainName(sniffed);
  if (found === plainName(declared)) return true;
  if (ZIP_BASED.test(declared)) return found === 'application/zip';
  return OLD_OFFICE.has(declared) && found === 'application/x-cfb';
}

/** The type by the first bytes; the library is only loaded by functions that take files in. */
export async function sniff(head: Uint8Array): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  return (await fileTypeFromBuffer(head))?.mime;
}

import { crc32, deflateSync } from 'node:zlib';
import { encodeQR } from 'qr';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** White modules around a code, as its standard asks. */
const QUIET_ZONE = 4;
/** Pixels of a module. At one bit a pixel, a module is one byte of a line. */
const SCALE = 8;
const [DARK, LIGHT] = [0x00, 0xff];

/** A chunk of a PNG file: length, name, bytes, checksum. */
function chunk(name: string, bytes: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Draws a text as a QR code, black on white. A library for PNG files would outweigh the rest of the mails. */
export function qrPicture(text: string): Uint8Array {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(rows.length * SCALE, 0);
  head.writeUInt32BE(rows.length * SCALE, 4);
  // One bit a pixel, in shades of grey.
  head.writeUInt8(1, 8);
  // A line begins with its filter: none.
  const lines = rows.map((row) => Buffer.from([0, ...row.map((isDark) => (isDark ? DARK : LIGHT))]));
  const pixels = Buffer.concat(lines.flatMap((line) => Array.from({ length: SCALE }, () => line)));
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), end]);
}

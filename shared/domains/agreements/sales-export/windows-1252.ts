/**
 * The letters of the bytes 0x80 to 0x9f. The bytes around them equal their code points. `TextDecoder` does not help:
 * Node 20 reads these bytes as Latin-1.
 */
const MIDDLE = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const CODES = new Map([...MIDDLE].map((letter, i) => [letter, 0x80 + i]));
const UNKNOWN = 0x3f;

function codeOf(letter: string): number {
  const point = letter.codePointAt(0) ?? UNKNOWN;
  return CODES.get(letter) ?? (point < 0x80 || (point > 0x9f && point < 0x100) ? point : UNKNOWN);
}

/** Encodes a text for DATEV, which reads no UTF-8. A letter that Windows-1252 lacks becomes `?`. */
export const windows1252 = (text: string): Uint8Array => Uint8Array.from([...text.normalize('NFC')], codeOf);

import { createHmac, randomBytes } from 'node:crypto';

/** A step of RFC 6238, in milliseconds. */
export const STEP_MS = 30_000;
const DIGITS = 6;
/** The steps before and after the present one whose codes count too. */
const DRIFT = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;
const SECRET_BYTES = 20;

const bitsOf = (values: Iterable<number>, width: number): string =>
  Array.from(values, (value) => value.toString(2).padStart(width, '0')).join('');

/** Base32 of RFC 4648, without padding. */
export const base32 = (bytes: Uint8Array): string =>
  (bitsOf(bytes, 8).match(/.{1,5}/g) ?? [])
    .map((bits) => ALPHABET[Number.parseInt(bits.padEnd(BITS, '0'), 2)] ?? '')
    .join('');
const bytesOf = (text: string): Buffer =>
  Buffer.from(
    (
      bitsOf(
        Array.from(text, (letter) => ALPHABET.indexOf(letter)),
        BITS,
      ).match(/.{8}/g) ?? []
    ).map((bits) => Number.parseInt(bits, 2)),
  );

export const newSecret = (): string => base32(randomBytes(SECRET_BYTES));

export const stepAt = (ms: number): number => Math.floor(ms / STEP_MS);

/** The code of a step: HOTP of RFC 4226 with SHA-1. */
export function codeOf(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** Finds the step whose code this is, at most one step off. */
export const stepOf = (secret: string, code: string, ms: number): number | undefined =>
  Array.from({ length: 2 * DRIFT + 1 }, (_, i) => stepAt(ms) - DRIFT + i).find((step) => codeOf(secret, step) === code);

import { createHash, randomBytes } from 'node:crypto';
import type { RateLimit } from '#functions/platform/session/rate.ts';
import { hashCode, matchesCode } from '#functions/platform/session/secret.ts';
import { WORK_BITS } from '#shared/domains/booking/webform/request-form.ts';
import { MAX_FILES } from '#shared/domains/booking/webform/schemas.ts';

/** Outsiders, web form: what keeps robots out. */
export const BY_ADDRESS: RateLimit = { max: 5, seconds: 3600 };
export const BY_FORM: RateLimit = { max: 200, seconds: 86_400 };
/** Of these, from pages that did no work: who shuns it cannot use up what is there for the rest. */
export const BY_FORM_IDLE: RateLimit = { max: 50, seconds: 86_400 };
export const FILES_BY_ADDRESS: RateLimit = { max: 20, seconds: 3600 };
/** One piece of work sends what one request takes, each file twice. */
export const FILES_BY_PAGE: RateLimit = { max: 2 * MAX_FILES, seconds: 86_400 };
/** The acknowledgement goes once a day to an address. */
export const THANKS_EVERY_SECONDS = 86_400;

const FASTEST_MS = 3000;
const LONGEST_MS = 24 * 3_600_000;
const KIND = 'webform';

const signed = (address: string, at: number, nonce: string) => `${address} ${at} ${nonce}`;

/** When a page was made, signed; each is good for one request. */
export function stampOf(address: string, now: Date): string {
  const [at, nonce] = [now.getTime(), randomBytes(9).toString('base64url')];
  return `${at}.${nonce}.${hashCode(KIND, signed(address, at, nonce))}`;
}

/** `fast` is no person's doing; `void` was not made here, or too long ago. */
export function ageOf(address: string, stamp: string, now: Date): 'good' | 'fast' | 'void' {
  const [at = '', nonce = '', hash = ''] = stamp.split('.');
  if (!/^\d{13}$/.test(at) || !matchesCode(KIND, signed(address, Number(at), nonce), hash)) return 'void';
  const age = now.getTime() - Number(at);
  return age < FASTEST_MS ? 'fast' : age > LONGEST_MS ? 'void' : 'good';
}

/** Whether a number was looked for: SHA-256 of stamp and number begins with WORK_BITS zeros. */
export function isWorked(stamp: string, work: string): boolean {
  if (!/^\d{1,12}$/.test(work)) return false;
  return createHash('sha256').update(`${stamp}:${work}`).digest().readUIntBE(0, 4) >>> (32 - WORK_BITS) === 0;
}

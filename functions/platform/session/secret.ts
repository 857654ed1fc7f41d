import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '#functions/platform/runtime/env.ts';

const SECRET_BYTES = 32;

/** 256 random bits for an address, 43 characters; only its hash is ever stored. */
export const createSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The kind is part of the hash: a secret of one kind is worthless at another's door. */
export const hashSecret = (kind: string, secret: string): string =>
  createHash('sha256').update(`${kind}:${secret}`).digest('hex');

/** Compares digests, so neither the content nor the length of a value shows in the time taken. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** For short codes, whose bare hash could be searched through: worthless without the server's key. */
export const hashCode = (kind: string, code: string): string =>
  createHmac('sha256', env.hmacKey()).update(`${kind}:${code}`).digest('hex');

export const matchesCode = (kind: string, code: string, hash: string): boolean =>
  sameSecret(hashCode(kind, code), hash);

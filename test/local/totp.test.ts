import { expect, it } from 'vitest';
import { base32, codeOf, newSecret, STEP_MS, stepAt, stepOf } from '#scripts/local/cognito/totp.ts';

/** The shared secret of RFC 6238, appendix B, for SHA-1. */
const SECRET = base32(Buffer.from('12345678901234567890'));

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('agrees with RFC 6238 at second %i', (second, code) => {
  expect(codeOf(SECRET, stepAt(second * 1000), 8)).toBe(code);
  expect(codeOf(SECRET, stepAt(second * 1000))).toBe(code.slice(2));
});

it('writes Base32 as RFC 4648 does', () => {
  const written = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)));
  expect(written).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});

it('accepts the code of one step before and after, and none further off', () => {
  const now = 1_800_000_000_000;
  const found = [-2, -1, 0, 1, 2].map((steps) => stepOf(SECRET, codeOf(SECRET, stepAt(now) + steps), now));
  const step = now / STEP_MS;
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(stepOf(SECRET, '12345', now)).toBeUndefined();
});

it('makes a secret of 160 bits, never the same', () => {
  const made = Array.from({ length: 50 }, newSecret);
  for (const secret of made) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new Set(made).size).toBe(50);
});

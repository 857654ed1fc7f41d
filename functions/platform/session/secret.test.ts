import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Secret } from '#shared/kernel/record/ids.ts';
import { createSecret, hashCode, hashSecret, matchesCode, sameSecret } from './secret.ts';

describe('secrets', () => {
  it('fit the pattern that doors check before any read, and never repeat', () => {
    const made = Array.from({ length: 200 }, createSecret);
    for (const secret of made) expect(Secret.safeParse(secret).success).toBe(true);
    expect(new Set(made).size).toBe(200);
  });

  it('hash differently for each kind', () => {
    const secret = createSecret();
    expect(hashSecret('download', secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashSecret('download', secret)).not.toBe(hashSecret('esign', secret));
  });

  it('are compared over their whole length', () => {
    expect(sameSecret('abc', 'abc')).toBe(true);
    expect(sameSecret('abc', 'abcd')).toBe(false);
    expect(sameSecret('', 'a')).toBe(false);
  });
});

describe('codes', () => {
  beforeEach(() => {
    vi.stubEnv('HMAC_KEY', 'first key');
    return () => vi.unstubAllEnvs();
  });

  it('match their own hash only', () => {
    const hash = hashCode('link', '123456');
    expect(matchesCode('link', '123456', hash)).toBe(true);
    expect(matchesCode('link', '123457', hash)).toBe(false);
    expect(matchesCode('session', '123456', hash)).toBe(false);
  });

  it('depend on the key of the server', () => {
    const hash = hashCode('link', '123456');
    vi.stubEnv('HMAC_KEY', 'second key');
    expect(matchesCode('link', '123456', hash)).toBe(false);
  });
});

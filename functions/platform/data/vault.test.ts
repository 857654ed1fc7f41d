import { beforeAll, expect, it, vi } from 'vitest';
import { seal, unseal } from './vault.ts';

beforeAll(() => {
  vi.stubEnv('HMAC_KEY', 'a server key of a test');
});

it('opens what it sealed, and seals the same text otherwise each time', () => {
  const [a, b] = [seal('T1', 'contact 7 number', 'NXB12Ü'), seal('T1', 'contact 7 number', 'NXB12Ü')];
  expect(a).not.toBe(b);
  expect(a).not.toContain('NXB12');
  expect(unseal('T1', 'contact 7 number', a)).toBe('NXB12Ü');
});

it.each([
  ['another tenant', 'T2', 'contact 7 number'],
  ['another record', 'T1', 'contact 8 number'],
])('opens nothing of %s', (_what, tenant, place) => {
  expect(() => unseal(tenant, place, seal('T1', 'contact 7 number', 'NXB12'))).toThrow();
});

it('opens nothing that was changed', () => {
  const sealed = seal('T1', 'p', 'NXB12');
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A');
  expect(() => unseal('T1', 'p', changed)).toThrow();
  expect(() => unseal('T1', 'p', sealed.replace('v1', 'v0'))).toThrow('v0');
});

import { expect, it } from 'vitest';
import { ownMinor, providerMinor } from './card.ts';

it('counts in the minor units of the provider', () => {
  expect(providerMinor(12_345, 'EUR')).toBe(12_345);
  expect(providerMinor(500, 'JPY')).toBe(500);
  expect(providerMinor(500, 'ISK')).toBe(50_000);
  expect(ownMinor(50_000, 'ISK')).toBe(500);
  expect(providerMinor(1_230, 'KWD')).toBe(1_230);
  expect(providerMinor(1_234, 'KWD')).toBeUndefined();
});

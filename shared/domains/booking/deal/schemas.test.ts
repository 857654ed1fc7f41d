import { expect, it } from 'vitest';
import { Withholding } from './schemas.ts';

it.each([
  ['a solidarity surcharge on the tax', [15_000, [5500]], true],
  ['one part of nine tenths', [90_000, []], true],
  ['a part above', [90_001, []], false],
  ['parts on the first that together keep all back', [80_000, [100_000, 100_000]], false],
  ['a first of one half and itself once more', [50_000, [80_000]], true],
  ['a first of one half and itself once more in full', [50_000, [100_000]], false],
] as const)('withholding: %s', (_name, [first, onFirst], isRight) => {
  const parts = [{ rate: first }, ...onFirst.map((rate) => ({ rate, onFirst: true }))];
  expect(Withholding.safeParse({ parts }).success).toBe(isRight);
});

import { expect, it } from 'vitest';
import { nightDeal } from './deal.fixture.ts';
import { agreedFee, expectedFee } from './fee.ts';

it('agrees on the guarantee and expects what the tickets bring', () => {
  const deal = nightDeal();
  expect(agreedFee(deal)).toEqual({ minor: 500_000, currency: 'EUR' });
  expect(expectedFee(deal)).toEqual({ minor: 1_205_962, currency: 'EUR' });
});

it('agrees on no fee for a percentage alone, and expects its result', () => {
  const deal = nightDeal({ type: 'pctNet' });
  expect(agreedFee(deal)).toBeUndefined();
  expect(expectedFee(deal)?.minor).toBeGreaterThan(0);
});

it('expects nothing else of a flat fee', () => {
  const deal = nightDeal({ type: 'flat' });
  expect(agreedFee(deal)?.minor).toBe(500_000);
  expect(expectedFee(deal)).toBeUndefined();
});

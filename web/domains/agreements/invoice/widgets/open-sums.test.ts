import { expect, test } from 'vitest';
import { openSums } from './open-sums.ts';

test('what is open is summed by currency, credit notes taken off, and nothing is not said', () => {
  const rows = [
    { type: 'invoice', currency: 'EUR', open: 500 },
    { type: 'credit', currency: 'EUR', open: 200 },
    { type: 'invoice', currency: 'GBP', open: 100 },
    { type: 'invoice', currency: 'USD', open: 50 },
    { type: 'credit', currency: 'USD', open: 50 },
  ] as const;
  expect(openSums(rows)).toEqual([
    { currency: 'EUR', minor: 300 },
    { currency: 'GBP', minor: 100 },
  ]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreementTotals } from './document.ts';

const line = (net: number, vatRate: number) => ({ text: 'Fee', quantity: 1, net, vatRate });

it('takes VAT once per rate, not line by line', () => {
  const totals = agreementTotals([line(333, 9000), line(333, 9000), line(1000, 21_000), line(500, 0)]);
  expect(totals.vat).toEqual([
    { rate: 0, net: 500, amount: 0 },
    { rate: 9000, net: 666, amount: 60 },
    { rate: 21_000, net: 1000, amount: 210 },
  ]);
  expect(totals).toMatchObject({ net: 2166, gross: 2436 });
});

it('always adds up to its total, in any order of the lines', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0, 9000, 21_000)), {
    minLength: 1,
  });
  fc.assert(
    fc.property(lines, (rows) => {
      const made = rows.map(([net, rate]) => line(net, rate));
      const totals = agreementTotals(made);
      expect(totals.gross).toBe(totals.net + totals.vat.reduce((sum, v) => sum + v.amount, 0));
      expect(agreementTotals(made.toReversed())).toEqual(totals);
    }),
  );
});

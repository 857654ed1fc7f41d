import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from '#shared/kernel/money/money.ts';
import { totalsOf } from './calculation.ts';

const rates = fc.constantFrom(0, 7000, 9000, 21_000);
const lines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: -5000, max: 9000 }).filter((quantity) => quantity !== 0),
      priceC: fc.integer({ min: 0, max: 50_000_000 }),
      rate: rates,
    })
    .map((line) => ({ ...line, vat: `case ${line.rate}` })),
  { minLength: 1, maxLength: 12 },
);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test('lines, discount and groups always add up to the total', () => {
  fc.assert(
    fc.property(lines, fc.boolean(), fc.integer({ min: 0, max: 100_000 }), (some, pricesIncludeVat, discountRate) => {
      const totals = totalsOf({ lines: some, pricesIncludeVat, discountRate });
      expect(totals.lineSum - totals.discount).toBe(totals.net);
      expect(sum(totals.groups.map(({ taxable, tax }) => taxable + tax))).toBe(totals.total);
      expect(totals.groups.map(({ rate }) => rate)).toEqual([...new Set(some.map(({ rate }) => rate))]);
    }),
  );
});

test('where prices hold the VAT, what was agreed is what is paid', () => {
  fc.assert(
    fc.property(lines, (some) => {
      const gross = sum(totalsOf({ lines: some }).lineNets);
      expect(totalsOf({ lines: some, pricesIncludeVat: true }).total).toBe(gross);
    }),
  );
});

test('what is shared out adds up, by negative weights too, each part within one unit of its share', () => {
  const weights = fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), weights, (total, some) => {
      const parts = shareOut(total, some);
      expect(sum(parts)).toBe(total);
      const all = sum(some);
      if (all !== 0)
        for (const [i, part] of parts.entries())
          expect(Math.abs(part - (total * (some[i] ?? 0)) / all)).toBeLessThanOrEqual(1);
    }),
  );
});

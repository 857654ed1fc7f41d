import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalsOf } from './calculation.ts';

const RATES = [0, 9000, 21_000] as const;
const charge = fc.record({
  quantity: fc.integer({ min: 1, max: 5000 }),
  priceC: fc.integer({ min: 0, max: 100_000_000 }),
  rate: fc.constantFrom(...RATES),
});
const lineOf = ({ quantity, priceC, rate }: { quantity: number; priceC: number; rate: number }) => ({
  quantity,
  priceC,
  rate,
  vat: String(rate),
});

it('makes the documents of one deal carry exactly the net and VAT of the whole', () => {
  fc.assert(
    fc.property(
      fc.array(charge, { minLength: 1, maxLength: 8 }),
      fc.array(charge, { maxLength: 5 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 100_000 }),
      (charges, parts, pricesIncludeVat, discountRate) => {
        const lines = charges.map(lineOf);
        const whole = totalsOf({ lines, pricesIncludeVat, discountRate });
        const deposits = parts.map((part) => totalsOf({ lines: [lineOf(part)], pricesIncludeVat }));
        const offs = deposits.flatMap(({ groups }) =>
          groups.map(({ vat, rate, taxable, tax }) => ({
            quantity: -1000,
            priceC: 0,
            vat,
            rate,
            deducts: { taxable, tax },
          })),
        );
        const final = totalsOf({ lines: [...lines, ...offs], pricesIncludeVat, discountRate });
        const sum = (of: 'net' | 'tax' | 'total') => deposits.reduce((all, one) => all + one[of], final[of]);
        expect([sum('net'), sum('tax'), sum('total')]).toEqual([whole.net, whole.tax, whole.total]);
        expect(final.lineSum - final.discount).toBe(final.net);
      },
    ),
  );
});

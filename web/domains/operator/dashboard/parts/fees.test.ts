import { expect, it } from 'vitest';
import { axisTop, feesByMonth } from './fees.ts';

const eur = (minor: number) => ({ currency: 'EUR', minor });
const group = (key: string, sums: ReturnType<typeof eur>[], converted?: ReturnType<typeof eur>) => ({
  key,
  name: '',
  count: 1,
  sums,
  ...(converted && { converted }),
});

it("takes what all currencies come to, else what is agreed in the agency's own", () => {
  const confirmed = { groups: [group('2026-11', [eur(100), { currency: 'GBP', minor: 50 }], eur(160))] };
  const options = { groups: [group('2026-12', [eur(70), { currency: 'XTS', minor: 9 }])] };
  expect(feesByMonth(['2026-11', '2026-12'], confirmed, options, 'EUR')).toEqual([
    { month: '2026-11', confirmed: 160, options: 0 },
    { month: '2026-12', confirmed: 0, options: 70 },
  ]);
});

it('ends the axis at a round figure that holds every bar', () => {
  expect([0, 1, 99_000, 120_000, 430_000, 1_000_000].map(axisTop)).toEqual([
    1, 1, 100_000, 200_000, 500_000, 1_000_000,
  ]);
});

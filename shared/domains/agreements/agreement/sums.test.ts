import { expect, it } from 'vitest';
import type { AgreementFields } from './schemas.ts';
import { sumsBy } from './sums.ts';

const made = (name: string, currency: string, net: number) =>
  ({
    stage: 'sent',
    owner: { userId: name, name },
    document: { currency, lines: [{ text: 'Fee', quantity: 1, net, vatRate: 21_000 }] },
  }) as unknown as AgreementFields;

it('adds up each owner and each currency for itself', () => {
  const agreements = [
    made('Ada', 'EUR', 1000),
    made('Ada', 'EUR', 500),
    made('Ada', 'GBP', 10),
    made('Ben', 'EUR', 100),
  ];
  expect(sumsBy(agreements, ({ owner }) => ({ name: owner.name }))).toEqual([
    { name: 'Ada', currency: 'EUR', count: 2, net: 1500, gross: 1815 },
    { name: 'Ben', currency: 'EUR', count: 1, net: 100, gross: 121 },
    { name: 'Ada', currency: 'GBP', count: 1, net: 10, gross: 12 },
  ]);
});

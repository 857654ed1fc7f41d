import { expect, test } from 'vitest';
import { totalsOf } from './sums.ts';

test('rows of one group come together, currencies stay apart', () => {
  const rows = [
    { stage: 'sent', currency: 'EUR', count: 2, net: 100, gross: 121 },
    { stage: 'sent', currency: 'GBP', count: 1, net: 50, gross: 60 },
    { stage: 'draft', currency: 'EUR', count: 1, net: 10, gross: 12 },
  ];
  const { groups, all } = totalsOf(
    rows,
    ({ stage }) => stage,
    ({ gross }) => gross,
  );
  expect(groups).toEqual([
    {
      key: 'sent',
      count: 3,
      sums: [
        { currency: 'EUR', minor: 121 },
        { currency: 'GBP', minor: 60 },
      ],
    },
    { key: 'draft', count: 1, sums: [{ currency: 'EUR', minor: 12 }] },
  ]);
  expect(all).toMatchObject({ count: 4, sums: [{ minor: 133 }, { minor: 60 }] });
});

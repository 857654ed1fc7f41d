import { expect, test } from 'vitest';
import golden from '#shared/domains/booking/deal/golden.fixture.json' with { type: 'json' };
import { balancesOf, figuresOf, type linesOf } from './figures.ts';

const night = (number: string, date: string, items: Parameters<typeof linesOf>[0]) => ({
  showId: number,
  number,
  date,
  place: 'Hall',
  items,
});
const NOTHING = { nights: [], carried: [], rows: [], commissionVat: 0 };

test('a golden statement comes out the same from its show and its typed rows', () => {
  const [fee, commission, recharge, advance] = [1_090_000, 150_000, 24_000, 200_000];
  const figures = figuresOf({
    ...NOTHING,
    nights: [
      night('S-1', '2026-05-01', [
        { kind: 'fee', amount: fee },
        { kind: 'commission', amount: commission },
      ]),
    ],
    rows: [
      { kind: 'recharge', text: 'Van', amount: recharge, vatRate: 21_000 },
      { kind: 'advance', text: 'May', amount: advance, vatRate: 0 },
    ],
    commissionVat: 21_000,
  });
  expect(figures.nights[0]?.rows[1]).toMatchObject({ vat: 31_500, signed: -181_500 });
  expect(figures.rows.map(({ signed }) => signed)).toEqual([-29_040, -200_000]);
  const expected = golden.cases.find(({ id }) => id === 'G41')?.expected;
  expect(expected).toMatchObject({ balance: figures.balance });
  expect(figures.balance).toBe(679_460);
});

test('a rate that the deal has counts before that of the statement', () => {
  const items = [{ kind: 'commission' as const, amount: 1000, vatRate: 9000 }];
  const figures = figuresOf({ ...NOTHING, nights: [night('S-1', '2026-05-01', items)], commissionVat: 21_000 });
  expect(figures.balance).toBe(-1090);
});

test('shows come by day, and earlier debts count', () => {
  const fee = [{ kind: 'fee' as const, amount: 50_000 }];
  const figures = figuresOf({
    ...NOTHING,
    nights: [night('S-2', '2026-06-01', fee), night('S-1', '2026-05-01', fee)],
    carried: [{ statementId: 'a', number: 'S-2026-0001', balance: -120_325 }],
  });
  expect(figures.nights.map(({ number }) => number)).toEqual(['S-1', 'S-2']);
  expect(figures.balance).toBe(-20_325);
});

test('a balance never mixes currencies, and leaves out what is even', () => {
  const waiting = [
    { currency: 'EUR' as const, amount: 100 },
    { currency: 'USD' as const, amount: 70 },
    { currency: 'EUR' as const, amount: -30 },
  ];
  const open = [
    { currency: 'EUR' as const, amount: -10 },
    { currency: 'GBP' as const, amount: 5 },
    { currency: 'GBP' as const, amount: -5 },
  ];
  expect(balancesOf(waiting, open)).toEqual([
    { currency: 'EUR', waitingNights: 2, waiting: 70, open: -10, balance: 60 },
    { currency: 'USD', waitingNights: 1, waiting: 70, open: 0, balance: 70 },
  ]);
});

import { expect, test } from 'vitest';
import { addDays, dayNumber } from '#shared/kernel/time/date.ts';
import { invoicedIn, openBy } from './lists.ts';
import { AGES, ageOf, daysOf, dueDays, monthsOf } from './rules.ts';
import { totalBy } from './totals.ts';

const TODAY = '2026-11-27';

test('the months of a year follow each other without a gap', () => {
  const days = monthsOf(2028).map(daysOf);
  expect(days[1]).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect([days[0]?.from, days.at(-1)?.to]).toEqual([daysOf('2028').from, daysOf('2028').to]);
  for (const [i, { from }] of days.slice(1).entries()) expect(addDays(days[i]?.to ?? '', 1)).toBe(from);
});

test('an amount due today is not overdue; from then on each age begins and ends with its days', () => {
  const age = (overdue: number) => ageOf(dayNumber(TODAY) - overdue, dayNumber(TODAY));
  expect([-400, 0, 1, 30, 31, 60, 61, 90, 91, 4000].map(age)).toEqual([
    'notDue',
    'notDue',
    ...(['to30', 'to30', 'to60', 'to60', 'to90', 'to90'] as const),
    'over90',
    'over90',
  ]);
});

test('each due day is in the list of its age and in no other', () => {
  for (let due = dayNumber(TODAY) - 120; due <= dayNumber(TODAY) + 20; due++) {
    const found = AGES.filter((age) => {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = dueDays(age, TODAY);
      return min <= due && due <= max;
    });
    expect(found).toEqual([ageOf(due, dayNumber(TODAY))]);
  }
});

test('a list has the filters of its figure, and a choice that is not made filters nothing', () => {
  const { from, to, filters } = invoicedIn({ currency: 'EUR' }, '2026-02');
  expect([from, to]).toEqual(['2026-02-01', '2026-02-28']);
  expect(filters.map(({ field }) => field)).toEqual(['settlement', 'currency']);
  const aged = openBy({ bookkeepingId: 'B' }, { age: 'notDue', today: TODAY });
  expect(aged.filters.find(({ field }) => field === 'due')?.values).toEqual([`${dayNumber(TODAY)}`, '']);
});

test('amounts of other currencies stay out of a total', () => {
  const rows = [
    { group: 'a', currency: 'EUR', total: 100 },
    { group: 'a', currency: 'EUR', total: -30 },
    { group: 'a', currency: 'USD', total: 7 },
  ];
  expect(totalBy(rows, 'EUR')('a')).toEqual({ count: 2, total: 70 });
  expect(totalBy(rows, 'EUR')('b')).toEqual({ count: 0, total: 0 });
});

import { expect, test } from 'vitest';
import { monthsOf } from './months.ts';

const day = { date: '2027-06-05', state: 'blocked', isFree: false, reason: 'Club tour', isException: false } as const;

test('each month of the period once, whole weeks from Monday, only what was asked for', () => {
  const months = monthsOf({ from: '2027-05-30', to: '2027-06-12', weekdays: [5, 6] }, [day]);
  expect(months.map(({ first }) => first)).toEqual(['2027-05-01', '2027-06-01']);
  const june = months[1]?.weeks.flat() ?? [];
  expect(june[0]?.date).toBe('2027-05-31');
  expect(june.filter(({ isAsked }) => isAsked).map(({ date }) => date)).toEqual([
    '2027-06-04',
    '2027-06-05',
    '2027-06-11',
    '2027-06-12',
  ]);
  expect(june.filter(({ found }) => found)).toMatchObject([{ date: '2027-06-05', found: day }]);
});

import { expect, it } from 'vitest';
import { isNoDay, orderIn, readDate } from './days.ts';

const DAY_FIRST = { order: 'dayFirst', lastYear: 2026 } as const;

it.each([
  ['31.12.85', '1985-12-31'],
  ['4/5/80', '1980-05-04'],
  ['04/15/1991', '1991-04-15'],
  ['1980/05/04', '1980-05-04'],
  ['19800504', '1980-05-04'],
  ['4 May 1980', '1980-05-04'],
  ['4-mei-1980', '1980-05-04'],
  ['4. Mai 1980', '1980-05-04'],
  ['4. März 1980', '1980-03-04'],
  ['4 maggio 1980', '1980-05-04'],
  ['4 de mayo de 1980', '1980-05-04'],
  ['4 de março de 1980', '1980-03-04'],
  ['1º de maio de 1980', '1980-05-01'],
  ['Sunday, May 4th, 1980', '1980-05-04'],
  ['04-Sep-26', '2026-09-04'],
  ['04-Sep-27', '1927-09-04'],
  ['1 Sept. 1999', '1999-09-01'],
  ['4/5/1980 0:00', '1980-05-04'],
  ['4/5/1980 12:00:00 AM', '1980-05-04'],
  ['1.5.2000.', '2000-05-01'],
  ['1. 5. 2000', '2000-05-01'],
  ['30.02.1980', undefined],
  ['4 May', undefined],
  ['May 1980', undefined],
  ['someday', undefined],
  ['4 May 5 1980', undefined],
  ['13/13/1980', undefined],
])('%s is %s', (text, day) => expect(readDate(text, DAY_FIRST)).toBe(day));

it('reads the month first where the file says so, but not before a dot', () => {
  const reading = { order: 'monthFirst', lastYear: 2026 } as const;
  expect(['4/5/80', '15/4/80', '4.5.80', '4-5-1980'].map((text) => readDate(text, reading))).toEqual([
    ...['1980-04-05', '1980-04-15', '1980-05-04', '1980-04-05'],
  ]);
});

it('finds the order in days that can be read in one way only', () => {
  expect(orderIn(['4/5/80', '04/15/1991'])).toEqual({ order: 'monthFirst' });
  expect(orderIn(['4/5/80', '15/04/1991'])).toEqual({ order: 'dayFirst' });
  expect(orderIn(['4-5-1980', '5/5/1980', '', 'x', '1980-05-04'])).toEqual({ order: 'dayFirst' });
});

it('asks where the file does not tell, or contradicts itself', () => {
  expect(orderIn(['5/5/1980', '4/5/80'])).toEqual({ order: 'dayFirst', example: '4/5/80' });
  expect(orderIn(['31.12.85', '4/5/80', '04/15/1991'])).toEqual({ order: 'dayFirst', example: '4/5/80' });
  expect(orderIn(['31-12-1985', '4-5-1980', '04-15-1991'])).toEqual({ order: 'dayFirst', example: '4-5-1980' });
});

it('takes zeros for no day', () =>
  expect(['0/0/00', '0000-00-00', '1/0/00'].map(isNoDay)).toEqual([true, true, false]));

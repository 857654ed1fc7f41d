import { expect, it } from 'vitest';
import { AppError } from '#shared/kernel/contract/error.ts';
import golden from './golden.fixture.json' with { type: 'json' };
import { checkIssueDate, checkMonthLock, isMonthLocked, monthUnlocked, nextToLock } from './month-lock.ts';
import { invoiceNumber } from './number.ts';

const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

it('G51: dates, month lock and gaps', () => {
  const found = golden.cases.find(({ id }) => id === 'G51');
  let { next, lastDate, lockedThrough } = found?.input.sequence ?? { next: 0, lastDate: '', lockedThrough: '' };
  const results = found?.input.issues?.map(({ date }) => {
    const error = codeOf(() => checkIssueDate(date, { lockedThrough, lastDate }));
    if (error) return { error };
    lastDate = date;
    return { number: invoiceNumber('invoice', { prefix: '{YYYY}-', digits: 4 }, date, next++) };
  });
  expect({ results, next }).toEqual(found?.expected);
});

it('a month is locked with all months before it', () => {
  expect(['2025-12-31', '2026-02-28', '2026-03-01'].map((date) => isMonthLocked(date, '2026-02'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isMonthLocked('2026-02-28', undefined)).toBe(false);
});

it('locks the next month once it is over', () => {
  const lock = (month: string, today: string, lockedThrough?: string) =>
    codeOf(() => checkMonthLock(month, today, { lockedThrough, firstMonth: '2026-01' }));
  expect(lock('2026-03', '2026-04-01', '2026-02')).toBeUndefined();
  expect(lock('2026-03', '2026-03-31', '2026-02')).toBe('period.notOver');
  expect(lock('2026-03', '2026-05-01', '2026-01')).toBe('period.notNext');
  expect(lock('2026-02', '2026-05-01', '2026-02')).toBe('period.notNext');
  expect(lock('2026-01', '2026-05-01')).toBeUndefined();
  expect(lock('2026-02', '2026-05-01')).toBe('period.notNext');
  expect(lock('2026-01', '2026-05-01', '2025-12')).toBeUndefined();
});

it('proposes the month after the last locked one, else that of the first document, else the last one', () => {
  expect(nextToLock({ lockedThrough: '2025-12', firstMonth: '2025-03' }, '2026-05-01')).toBe('2026-01');
  expect(nextToLock({ firstMonth: '2025-03' }, '2026-05-01')).toBe('2025-03');
  expect(nextToLock({}, '2026-01-01')).toBe('2025-12');
});

it('unlocks the last month only', () => {
  expect(monthUnlocked('2026-01', '2026-01')).toBe('2025-12');
  expect(codeOf(() => monthUnlocked('2026-01', '2026-02'))).toBe('period.laterLocked');
  expect(codeOf(() => monthUnlocked('2026-01', undefined))).toBe('period.laterLocked');
});

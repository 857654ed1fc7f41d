import { expect, it } from 'vitest';
import type { MonthRow } from '#shared/domains/agreements/sales-export/schemas.ts';
import { isWriting, mainFile, monthParams, monthsToShow } from './months.ts';
import { exportSearch } from './search.ts';

const row = (month: string): MonthRow => ({
  month,
  isLocked: true,
  mayLock: false,
  mayUnlock: false,
  sums: [],
  runs: [],
});
const file = (fileType: 'csv' | 'datev', state: 'pending' | 'ready') => ({ fileType, state, gaps: [] });
const run = (state: 'current' | 'superseded', files: ReturnType<typeof file>[]) => ({
  run: 1,
  state,
  at: '2026-04-02T09:00:00.000Z',
  by: 'Nina',
  files,
});

it('shows the months that have begun, the latest first', () => {
  const months = ['2026-01', '2026-02', '2026-03'].map(row);
  expect(monthsToShow({ months }, '2026-02-01').map(({ month }) => month)).toEqual(['2026-02', '2026-01']);
});

it('waits while a file of a present run is being written', () => {
  const waiting = { ...row('2026-01'), runs: [run('current', [file('csv', 'pending')])] };
  const past = { ...row('2026-01'), runs: [run('superseded', [file('csv', 'pending')])] };
  expect(isWriting({ months: [waiting] })).toBe(true);
  expect(isWriting({ months: [past] })).toBe(false);
});

it('offers the file of the form in the settings first', () => {
  const made = run('current', [file('csv', 'ready'), file('datev', 'ready')]);
  expect(mainFile(made, 'datev')?.fileType).toBe('datev');
  expect(mainFile(made, 'xlsx')?.fileType).toBe('csv');
  expect(mainFile(undefined, 'csv')).toBeUndefined();
});

it('reads addresses', () => {
  expect(monthParams('x', '2026-03')).toEqual({ id: 'x', year: 2026, month: 3 });
  expect(exportSearch({ BookkeepingId: 'nothing', year: 1999 })).toEqual({});
  expect(exportSearch({ BookkeepingId: '01K0ABCDEFGHJKMNPQRSTVWXYZ', year: 2026 })).toEqual({
    BookkeepingId: '01K0ABCDEFGHJKMNPQRSTVWXYZ',
    year: 2026,
  });
});

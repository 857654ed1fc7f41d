import { expect, it } from 'vitest';
import type { ReminderRow } from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { byCompany, claimsOf, rowsOf } from './rows.ts';

const row = (id: string, companyId: string, changes: Partial<ReminderRow> = {}): ReminderRow => ({
  id,
  rev: 1,
  number: id,
  company: { companyId, name: companyId, cityCountry: '' },
  owner: { userId: 'u', name: 'Iris' },
  bookkeepingName: 'Main',
  currency: 'EUR',
  dueDate: '2026-03-01',
  daysLate: 8,
  open: 100,
  next: { level: 1, claim: { open: 100, interest: 1, fee: 2, claim: 103 } },
  ...changes,
});
const rows = [
  row('a', 'Paradiso'),
  row('b', 'Koper', { currency: 'USD' }),
  row('c', 'Paradiso', { next: undefined, skipped: 'held' }),
  row('d', 'Paradiso', { skipped: 'noEmail' }),
];

it('tells what is due from what is not', () => {
  const ids = (view: 'due' | 'skipped' | 'all') => rowsOf(rows, view).map(({ id }) => id);
  expect([ids('due'), ids('skipped'), ids('all')]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['a', 'b', 'c', 'd'],
  ]);
});

it('keeps the order of companies and rows', () => {
  expect(byCompany(rows).map(({ name, rows: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['Paradiso', ['a', 'c', 'd']],
    ['Koper', ['b']],
  ]);
});

it('never adds up two currencies', () => {
  expect([...claimsOf(rows)]).toEqual([
    ['EUR', 206],
    ['USD', 103],
  ]);
});

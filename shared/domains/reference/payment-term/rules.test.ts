import { expect, it } from 'vitest';
import { dueDate } from './rules.ts';

it.each([
  [14, false, '2026-02-20', '2026-03-06'],
  [0, false, '2026-02-20', '2026-02-20'],
  [0, true, '2026-02-20', '2026-02-28'],
  [30, true, '2028-02-29', '2028-03-30'],
  [10, true, '2026-12-31', '2027-01-10'],
])('%i days, from the end of the month %s: %s is due on %s', (days, endOfMonth, issued, due) =>
  expect(dueDate({ days, endOfMonth }, issued)).toBe(due),
);

import { expect, it } from 'vitest';
import { lastDay, recipientsOf } from './sending.ts';

it('lets a link live 30 days unless said, today at least and a year at most', () => {
  expect(lastDay('2026-01-01', undefined)).toBe('2026-01-31');
  expect(lastDay('2026-01-01', '2026-01-01')).toBe('2026-01-01');
  expect(lastDay('2026-01-01', '2027-01-01')).toBe('2027-01-01');
  expect(() => lastDay('2026-01-01', '2027-01-02')).toThrow('dateRange');
  expect(() => lastDay('2026-01-01', '2025-12-31')).toThrow('dateRange');
});

it('goes to its recipient first, and to each other address once', () => {
  const recipient = { name: 'Nina', email: 'nina@test.example' };
  const copyTo = ['Ada@test.example', 'NINA@test.example', 'ada@test.example'];
  expect(recipientsOf({ recipient, copyTo })).toEqual([
    recipient,
    { name: 'Ada@test.example', email: 'Ada@test.example' },
  ]);
  expect(recipientsOf({ recipient, copyTo: [] })).toEqual([recipient]);
});

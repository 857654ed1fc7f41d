import { expect, it } from 'vitest';
import { isValidOn } from '#shared/kernel/time/date.ts';
import { vatRateProblems } from './rules.ts';

const standard = { rate: 9000, category: 'S', validFrom: '', validTo: '', legalText: '' } as const;
const fieldsOf = (more: object) => vatRateProblems({ ...standard, ...more }).map(({ field }) => field);

it('takes a rate for S, and none for any other category', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ rate: 0 })).toEqual(['rate']);
  expect(fieldsOf({ category: 'Z' })).toEqual(['rate']);
  expect(fieldsOf({ category: 'Z', rate: 0 })).toEqual([]);
});

it.each(['E', 'AE', 'K', 'G', 'O'] as const)('%s says why nothing is charged', (category) => {
  expect(fieldsOf({ category, rate: 0 })).toEqual(['legalText']);
  expect(fieldsOf({ category, rate: 0, legalText: 'Reverse charge' })).toEqual([]);
});

it('does not end before it begins; both ends are inside', () => {
  const year = { validFrom: '2026-01-01', validTo: '2026-12-31' };
  expect(fieldsOf({ validFrom: year.validTo, validTo: year.validFrom })).toEqual(['validTo']);
  expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => isValidOn(year, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isValidOn(standard, '1999-01-01')).toBe(true);
});

import { expect, it } from 'vitest';
import { invoiceNumber, isYearly } from './number.ts';

it.each([
  ['invoice', '', 41, '2026-0041'],
  ['credit', '', 7, 'C2026-0007'],
  ['invoice', 'NL/', 12_345, 'NL/12345'],
  ['invoice', '{YY}{MM}-', 3, '2603-0003'],
  ['credit', 'A{YYYY}.', 1, 'CA2026.0001'],
] as const)('%s with prefix %j: count %i is %s', (type, prefix, value, number) => {
  expect(invoiceNumber(type, { prefix }, '2026-03-28', value)).toBe(number);
});

it('begins anew with each year that its numbers name', () => {
  expect(['', 'F{YY}-', '{YYYY}', 'F-', '{MM}'].map((prefix) => isYearly({ prefix }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('fills up to as many digits as the series has', () => {
  const six = { prefix: 'INV-{YYYY}/', digits: 6 };
  expect([7, 1_234_567].map((value) => invoiceNumber('invoice', six, '2026-03-28', value))).toEqual([
    'INV-2026/000007',
    'INV-2026/1234567',
  ]);
});

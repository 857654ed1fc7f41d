import { expect, it } from 'vitest';
import { minorOf } from './written-amount.ts';

it.each([
  ['1234.56', 'EUR', '.', 123_456],
  ['1,234.5', 'EUR', '.', 123_450],
  ['1.234,56', 'EUR', ',', 123_456],
  ["1'234.50", 'CHF', '.', 123_450],
  ['- 12,00 €', 'EUR', ',', -1200],
  ['12,00-', 'EUR', ',', -1200],
  ['+7,5', 'EUR', ',', 750],
  ['500', 'JPY', '.', 500],
  ['1.234', 'KWD', '.', 1234],
  ['9,', 'EUR', ',', 900],
] as const)('reads %s in %s', (text, currency, decimal, minor) => {
  expect(minorOf(text, currency, decimal)).toBe(minor);
});

it.each([
  ['', 'EUR'],
  ['12.345', 'EUR'],
  ['1.5', 'JPY'],
  ['1e5', 'EUR'],
  ['NaN', 'EUR'],
  ['99999999999999.00', 'EUR'],
])('refuses %s in %s', (text, currency) => expect(minorOf(text, currency, '.')).toBeUndefined());

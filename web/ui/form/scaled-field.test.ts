import { expect, it } from 'vitest';
import { scaledOf, scaledText } from './scaled-field.tsx';

it.each([
  ['15', 15_000],
  ['12.5', 12_500],
  ['12,5 %', 12_500],
  ['0', 0],
  ['33.333', 33_333],
])('%s is %i thousandths', (typed, value) => expect(scaledOf(typed)).toBe(value));

it.each(['', 'ten', '-3', '1.2.3'])('%s is no number', (typed) => expect(scaledOf(typed)).toBeUndefined());

it('reads back what a field shows', () => expect(scaledOf(scaledText(1_500_125))).toBe(1_500_125));

it('counts in other parts, and below nothing, where it is told to', () => {
  expect(scaledOf('0.235', { scale: 10_000 })).toBe(2_350);
  expect(scaledText(2_350, { scale: 10_000, least: 2 })).toBe('0.235');
  expect(scaledText(1_000_000, { scale: 10_000, least: 2 })).toBe('100.00');
  expect([scaledOf('-1.5', { signed: true }), scaledOf('−1,5', { signed: true })]).toEqual([-1_500, -1_500]);
});

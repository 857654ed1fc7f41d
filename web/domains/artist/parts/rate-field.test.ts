import { expect, it } from 'vitest';
import { rateOf } from './rate-field.tsx';

it.each([
  ['15', 15_000],
  ['12.5', 12_500],
  ['12,5 %', 12_500],
  ['0', 0],
  ['33.333', 33_333],
])('%s is a rate', (typed, rate) => expect(rateOf(typed)).toBe(rate));

it.each(['', 'ten', '-3', '1.2.3'])('%s is none', (typed) => expect(rateOf(typed)).toBeUndefined());

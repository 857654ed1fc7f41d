import { expect, test } from 'vitest';
import { priceText, quantityText } from './line-text.ts';

test('a price says as many figures as it has, in the money it is in', () => {
  expect(priceText(1_000_000, 'EUR')).toBe('€100.00');
  expect(priceText(2_350, 'EUR')).toBe('€0.235');
  expect(priceText(50_000, 'JPY')).toBe('¥500');
});

test('a quantity is said without empty decimals', () => {
  expect([quantityText(1_000), quantityText(1_500), quantityText(-250)]).toEqual(['1', '1.5', '−0.25']);
});

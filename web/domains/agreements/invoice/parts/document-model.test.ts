import { expect, test } from 'vitest';
import type { InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';
import { discountOf, reasonsOf } from './document-model.ts';

const line = (net: number, text = ''): InvoiceLine => ({
  text: 'Performance',
  quantity: 1_000,
  unit: 'C62',
  priceC: net * 100,
  discountRate: 0,
  discount: 0,
  vatRateId: 'low',
  vat: { code: 'LOW', name: 'Low', category: 'S', rate: 9_000, text },
  net,
});

test('what the document takes off its lines is their sum against its net', () => {
  expect(discountOf({ lines: [line(600), line(400)], net: 900 })).toBe(100);
});

test('a reason that many lines have is told once', () => {
  expect(reasonsOf([line(1, 'Reverse charge'), line(2), line(3, 'Reverse charge')])).toEqual(['Reverse charge']);
});

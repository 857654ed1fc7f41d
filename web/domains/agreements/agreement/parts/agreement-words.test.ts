import { expect, it } from 'vitest';
import { agreementValue, placeOnPaper } from './agreement-words.ts';

it('names a change by the line it stands in', () => {
  expect(placeOnPaper('lines 0 net')).toEqual({ part: 'lines net', place: 1 });
  expect(placeOnPaper('payments 11')).toEqual({ part: 'payments', place: 12 });
  expect(placeOnPaper('promoter signatory name')).toEqual({ part: 'promoter signatory name', place: undefined });
});

it('says amounts and rates as the agreement does, and leaves words alone', () => {
  expect(agreementValue('lines 0 net', 950_000, 'EUR')).toBe('€9,500.00');
  expect(agreementValue('payments 1 amount', 610_000, 'JPY')).toContain('610,000');
  expect(agreementValue('lines 0 vatRate', 9_000, 'EUR')).toBe('9%');
  expect(agreementValue('lines 1', { text: 'Gage', quantity: 1, net: 950_000, vatRate: 0 }, 'EUR')).toBe(
    'Gage, €9,500.00',
  );
  expect(agreementValue('payments 0', { due: '2026-12-11', amount: 4_500, text: '' }, 'EUR')).toBe(
    'Fri Dec 11, 2026, €45.00',
  );
  expect(agreementValue('promoter name', 'Bright Nights', 'EUR')).toBeUndefined();
  expect(agreementValue('lines 1', undefined, 'EUR')).toBeUndefined();
});

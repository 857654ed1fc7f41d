import { expect, test } from 'vitest';
import { totalSearch } from './totals.ts';

test('an address says nothing that the page does not know', () => {
  expect(totalSearch({ year: 1999, by: 'moon', amount: 'gross' })).toEqual({ amount: 'gross' });
  expect(totalSearch({ year: 2027, by: 'owner' })).toEqual({ year: 2027, by: 'owner' });
});

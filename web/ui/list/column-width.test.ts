import { expect, test } from 'vitest';
import { COLUMN_WIDTH } from '#shared/kernel/contract/list.ts';
import { widened } from './column-width.ts';

test('a column keeps within what the server takes, in whole pixels', () => {
  expect(widened(140, 12)).toBe(152);
  expect(widened(140.4, 0.2)).toBe(141);
  expect(widened(60, -500)).toBe(COLUMN_WIDTH.min);
  expect(widened(60, 5000)).toBe(COLUMN_WIDTH.max);
});

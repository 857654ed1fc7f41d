import { expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

it('counts the pages that are agreed to, at least a minute', () => {
  expect(readingMinutes([{ pages: 6, role: 'sign' }])).toBe(9);
  expect(
    readingMinutes([
      { pages: 4, role: 'sign' },
      { pages: 2, role: 'annex' },
      { pages: 90, role: 'info' },
    ]),
  ).toBe(9);
  expect(readingMinutes([{ pages: 9, role: 'info' }])).toBe(1);
});

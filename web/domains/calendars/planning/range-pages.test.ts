// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { lastRangePage, rememberRange } from './range-pages.ts';

afterEach(() => localStorage.clear());

it('opens a month at first', () => {
  expect(lastRangePage()).toBe('/planning/month');
});

it('opens the range that was shown last', () => {
  rememberRange('week');
  rememberRange('year');
  expect(lastRangePage()).toBe('/schedule/year');
});

it('opens a month when the stored word is no range', () => {
  localStorage.setItem('backline.planning', 'decade');
  expect(lastRangePage()).toBe('/planning/month');
});

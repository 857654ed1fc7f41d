import { expect, it } from 'vitest';
import { formatDay, formatNear } from './format.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const near = (instant: string) => formatNear(instant, NOW);

it('says near times in the largest unit that is full', () => {
  expect(near('2026-11-22T11:48:00Z')).toBe('12 minutes ago');
  expect(near('2026-11-22T14:10:00Z')).toBe('in 2 hours');
  expect(near('2026-12-26T12:00:00Z')).toBe('in 34 days');
});

it('counts no days past a year', () => {
  expect(near('2025-12-01T12:00:00Z')).toBe('356 days ago');
  expect(near('2025-10-05T12:00:00Z')).toBe('14 months ago');
  expect(near('2023-11-21T12:00:00Z')).toBe('3 years ago');
});

it('names all days of a period in short', () => {
  const days = { date: '2026-12-15', lastDate: '2026-12-16' };
  expect(formatDay(days, { year: true }).replaceAll(',', '')).toMatch(/Tue.*15.*–.*Wed.*16.*2026/);
  expect(formatDay({ date: '2026-12-15' }, { year: true })).not.toContain('–');
});

import { expect, it } from 'vitest';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { copiedShows, datesAfter } from './rules.ts';
import { MAX_COPIED_SHOWS } from './schemas.ts';

it('moves both dates by the same days, over the end of a month', () =>
  expect(datesAfter({ startDate: '2028-02-27', endDate: '2028-02-28' }, 2)).toEqual({
    startDate: '2028-02-29',
    endDate: '2028-03-01',
  }));

it('copies all shows but cancelled ones', () => {
  const shows = (['confirmed', 'cancelled', 'options'] as const).map((phase) => ({ phase }));
  expect(copiedShows(shows)).toEqual([{ phase: 'confirmed' }, { phase: 'options' }]);
});

it('copies at most so many; cancelled ones do not count', () => {
  const many = (phase: Phase, length: number) => Array.from({ length }, () => ({ phase }));
  const most = [...many('confirmed', MAX_COPIED_SHOWS), ...many('cancelled', 3)];
  expect(copiedShows(most)).toHaveLength(MAX_COPIED_SHOWS);
  expect(() => copiedShows([...most, { phase: 'options' }])).toThrow('production.tooManyShows');
});

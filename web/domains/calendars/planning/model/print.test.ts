import { expect, test } from 'vitest';
import type { Artist } from './appointment.ts';
import { pagesOf, printedLabel } from './print.ts';
import { appointment } from './sample.fixture.ts';

const artists = Array.from({ length: 30 }, (_, i): Artist => ({ id: `a${i}`, name: `Artist ${i}`, own: false }));

test('a page per month and 25 artists', () => {
  const pages = pagesOf(artists, [], { first: '2026-10-01', days: 92 });
  expect(pages.map(({ month, plan }) => `${month} ${plan.rows.length}`)).toEqual([
    '2026-10-01 25',
    '2026-10-01 5',
    '2026-11-01 25',
    '2026-11-01 5',
    '2026-12-01 25',
    '2026-12-01 5',
  ]);
});

test('bars stand on the pages of their months', () => {
  const item = appointment('show', '29T20:00', '29T23:00', { artistId: 'a26' });
  const pages = pagesOf(artists, [item], { first: '2026-11-01', days: 30 });
  expect(pages.map(({ plan }) => plan.rows.flatMap(({ bars }) => bars.map(({ from }) => from)))).toEqual([[], [28]]);
});

test('a bar is printed with a name that fits, or with its code and the name beside it, never with a cut one', () => {
  const item = { ...appointment('show', '03T20:00', '03T23:00'), city: 'Philadelphia', placeCode: 'PHL' };
  const bar = { item, from: 2, to: 2, night: false };
  expect(printedLabel({ ...bar, free: 3 }, 31)).toEqual({ text: 'PHL', spill: 'Philadelphia' });
  expect(printedLabel({ ...bar, free: 0 }, 31)).toEqual({ text: 'PHL', spill: '' });
  expect(printedLabel({ ...bar, item: { ...item, city: 'Gent' }, free: 0 }, 31)).toEqual({ text: 'Gent', spill: '' });
  expect(printedLabel({ ...bar, to: 4, free: 0 }, 31)).toEqual({ text: 'Philadelphia', spill: '' });
});

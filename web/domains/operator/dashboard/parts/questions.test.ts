import { expect, it } from 'vitest';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { comingQuestion, expiringOf, todayQuestion } from './questions.ts';

const TODAY = '2026-11-20';
const option = (id: string, expiresOn?: string) => ({ id, expiresOn }) as ShowRow;

it('shows the options that end soon, the overdue ones first', () => {
  const rows = [
    option('later', '2026-12-30'),
    option('soon', '2026-11-24'),
    option('late', '2026-11-18'),
    option('no'),
  ];
  expect(expiringOf(rows, TODAY).map(({ show, days }) => [show.id, days])).toEqual([
    ['late', -2],
    ['soon', 4],
  ]);
});

it('asks today alone, and what comes after it', () => {
  expect(todayQuestion(TODAY)).toMatchObject({ from: TODAY, to: TODAY });
  expect(comingQuestion(TODAY)).toMatchObject({ from: '2026-11-21', to: '2026-12-04' });
});

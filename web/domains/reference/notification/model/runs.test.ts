import { expect, it } from 'vitest';
import type { Notification } from '#shared/domains/reference/notification/contract.ts';
import { isFolded, runsOf } from './runs.ts';

const many = (kind: Notification['kind'], count: number, from = 0): Notification[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${from + i}`,
    at: '2026-11-26T07:00:00.000Z',
    kind,
    subject: 'S-1',
    target: '/show/1',
    seen: false,
    read: false,
  }));

it('keeps every notification in its order', () => {
  const rows = [...many('optionEnded', 5), ...many('noteMention', 1, 5), ...many('optionEnded', 2, 6)];
  const runs = runsOf(rows);
  expect(runs.map(({ kind, rows: { length } }) => [kind, length])).toEqual([
    ['optionEnded', 5],
    ['noteMention', 1],
    ['optionEnded', 2],
  ]);
  expect(runs.flatMap((run) => run.rows)).toEqual(rows);
});

it.each([
  ['optionEnded', 4, true],
  ['optionEnded', 3, false],
  ['optionExpires', 9, true],
  ['noteMention', 9, false],
] as const)('folds %s x %i: %s', (kind, count, isOne) => {
  expect(runsOf(many(kind, count)).map(isFolded)).toEqual([isOne]);
});

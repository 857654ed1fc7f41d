import { expect, test } from 'vitest';
import { MAX_ROOMS } from '#shared/domains/journeys/lodging/schemas.ts';
import { BLANK_ROOM, leftByOthers, singleForEach } from './room-plan.ts';

const double = { ...BLANK_ROOM, kind: 'double' as const, guestIds: ['a', 'b'] };

test('who has no bed gets a room alone, and those with one keep it', () => {
  expect(singleForEach([double], ['a', 'b', 'c', 'd'])).toEqual([
    double,
    { ...BLANK_ROOM, guestIds: ['c'] },
    { ...BLANK_ROOM, guestIds: ['d'] },
  ]);
});

test('single rooms that stand empty are taken first, others wait for who shares them', () => {
  const twin = { ...BLANK_ROOM, kind: 'twin' as const };
  const numbered = { ...BLANK_ROOM, number: '12' };
  expect(singleForEach([twin, numbered], ['a', 'b'])).toEqual([
    twin,
    { ...numbered, guestIds: ['a'] },
    { ...BLANK_ROOM, guestIds: ['b'] },
  ]);
});

test('there are never more rooms than a stay may have', () => {
  const twins = Array.from({ length: MAX_ROOMS - 1 }, () => ({ ...BLANK_ROOM, kind: 'twin' as const }));
  expect(singleForEach(twins, ['a', 'b'])).toHaveLength(MAX_ROOMS);
});

test('who does not come along leaves their bed', () => {
  const rooms = [double];
  expect(leftByOthers(rooms, ['b'])).toEqual([{ ...double, guestIds: ['b'] }]);
  expect(leftByOthers(rooms, ['a', 'b', 'c'])).toBe(rooms);
});

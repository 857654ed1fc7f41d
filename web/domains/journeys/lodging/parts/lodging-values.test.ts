import { expect, test } from 'vitest';
import { LodgingInput } from '#shared/domains/journeys/lodging/schemas.ts';
import { blankLodging, followingCheckOut } from './lodging-values.ts';

const lodging = { checkIn: '2026-11-28T15:00', checkOut: '2026-12-01T11:00' };

test('a new stay is one night, from the afternoon to the morning', () => {
  expect(blankLodging('2026-12-31', undefined).stay).toEqual({
    checkIn: '2026-12-31T15:00',
    checkOut: '2027-01-01T11:00',
  });
});

test('a blank form lacks its hotel, its artist and its travellers, and nothing else', () => {
  const { error } = LodgingInput.safeParse(blankLodging('2026-12-31', undefined));
  expect(error?.issues.map(({ path }) => path[0]).toSorted()).toEqual(['artistIds', 'placeName', 'travellerIds']);
});

test('a later check-in keeps the nights and the hour of leaving', () => {
  expect(followingCheckOut(lodging, '2026-11-30T15:00')).toBe('2026-12-03T11:00');
  expect(followingCheckOut(lodging, '2026-11-28T18:30')).toBe(lodging.checkOut);
});

test('what ended before it began is put right with one night', () => {
  const wrong = { checkIn: '2026-11-28T15:00', checkOut: '2026-11-20T11:00' };
  expect(followingCheckOut(wrong, '2026-11-29T15:00')).toBe('2026-11-30T11:00');
});

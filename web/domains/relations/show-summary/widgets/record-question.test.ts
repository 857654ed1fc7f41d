import { expect, it } from 'vitest';
import { recordQuestion } from './record-question.ts';

const TODAY = '2026-11-20';

it('asks for what stands of the shows to come, and for all of a record otherwise', () => {
  const artist = { field: 'artist', values: ['a'] };
  const standing = { field: 'phase', values: ['confirmed', 'options'] };
  expect(recordQuestion('artist', 'a', TODAY)).toMatchObject({ from: TODAY, filters: [artist, standing] });
  expect(recordQuestion('artist', 'a')).toEqual({ perPage: 8, filters: [artist] });
});

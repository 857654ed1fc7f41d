import { expect, it } from 'vitest';
import { placeIn } from './trail.ts';

const trail = { list: 'artist', ids: ['a', 'b', 'c'], firstIndex: 51, total: 53 };

it('knows the place and the neighbours', () => {
  expect(placeIn(trail, 'artist', 'b')).toEqual({ index: 52, total: 53, before: 'a', after: 'c' });
  expect(placeIn(trail, 'artist', 'c')).toEqual({ index: 53, total: 53, before: 'b', after: undefined });
});

it('says nothing of a record from elsewhere', () => {
  expect(placeIn(trail, 'artist', 'x')).toBeUndefined();
  expect(placeIn(trail, 'venue', 'b')).toBeUndefined();
  expect(placeIn(undefined, 'artist', 'b')).toBeUndefined();
});

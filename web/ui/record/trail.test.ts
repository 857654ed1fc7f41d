import { expect, it } from 'vitest';
import { grown, placeIn } from './trail.ts';

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

it('grows over the edge of its page, both ways, and not beyond the list', async () => {
  const all = Array.from({ length: 120 }, (_, i) => `r${i + 1}`);
  const pageOf = async (page: number) => all.slice((page - 1) * 50, page * 50);
  const second = { list: 'artist', ids: all.slice(50, 100), firstIndex: 51, total: 120, pageOf };
  const after = await grown(second, 'r100');
  expect(placeIn(after, 'artist', 'r100')).toMatchObject({ index: 100, after: 'r101' });
  const both = await grown(after, 'r51');
  expect(both.ids).toEqual(all);
  expect(placeIn(both, 'artist', 'r51')).toMatchObject({ index: 51, before: 'r50' });
  expect(await grown(both, 'r120')).toBe(both);
  expect(await grown(second, 'r70')).toBe(second);
});

import { expect, test } from 'vitest';
import { quickGuest } from './quick.ts';

test.each([
  ['Ann Example', 'Ann Example', 0],
  [' Ann Example +2 ', 'Ann Example', 2],
  ['Ann+1', 'Ann', 1],
  ['Ann + 3', 'Ann', 3],
  ['C+C Music', 'C+C Music', 0],
  ['+2', '+2', 0],
  ['', '', 0],
])('%j is %s with %i', (typed, name, plusOnes) => {
  expect(quickGuest(typed)).toEqual({ name, plusOnes });
});

import { expect, expectTypeOf, test } from 'vitest';
import { words } from './words.ts';

test('the names in their order, each with its own type', () => {
  const stages = words('draft sent signed');
  expect(stages).toEqual(['draft', 'sent', 'signed']);
  expectTypeOf(stages).toEqualTypeOf<readonly ['draft', 'sent', 'signed']>();
});

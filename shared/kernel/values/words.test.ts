import { expect, expectTypeOf, test } from 'vitest';
import { mask, words } from './words.ts';

test('the names in their order, each with its own type', () => {
  const stages = words('draft sent signed');
  expect(stages).toEqual(['draft', 'sent', 'signed']);
  expectTypeOf(stages).toEqualTypeOf<readonly ['draft', 'sent', 'signed']>();
});

test('the fields of a mask', () => {
  expect(mask('rows notes')).toEqual({ rows: true, notes: true });
  expectTypeOf(mask('rows notes')).toEqualTypeOf<Record<'rows' | 'notes', true>>();
});

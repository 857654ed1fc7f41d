import { expect, it } from 'vitest';
import { sameDraft } from './draft-values.ts';

it('takes drafts for equal whatever the order of their keys', () => {
  expect(sameDraft({ a: 1, b: [{ c: 'x' }] }, { b: [{ c: 'x' }], a: 1 })).toBe(true);
});

it('takes an empty field and a missing one for the same, and nothing else', () => {
  expect(sameDraft({ a: '' }, {})).toBe(true);
  expect(sameDraft({ a: 0 }, {})).toBe(false);
  expect(sameDraft({ lines: [1, 2] }, { lines: [1] })).toBe(false);
  expect(sameDraft({ a: { b: 1 } }, { a: 1 })).toBe(false);
});

import { expect, it } from 'vitest';
import { withField } from './insert.ts';

it('puts a field at the caret', () => {
  const box = { value: 'Hello , sign', selectionStart: 6, selectionEnd: 6 };
  expect(withField(box, 'sender')).toEqual({ value: 'Hello {sender}, sign', caret: 14 });
});

it('replaces the selection', () => {
  const box = { value: 'Hello Bo, sign', selectionStart: 6, selectionEnd: 8 };
  expect(withField(box, 'name')).toEqual({ value: 'Hello {name}, sign', caret: 12 });
});

it('adds a field at the end of a box that had no caret', () => {
  expect(withField({ value: 'Hello ' }, 'name')).toEqual({ value: 'Hello {name}', caret: 12 });
});

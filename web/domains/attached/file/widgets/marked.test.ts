import { expect, test } from 'vitest';
import { markedHtml, partsOf } from './marked.ts';

const marked = (text: string, ...values: string[]) =>
  partsOf(text, values).flatMap((part) => (part.isMarked ? [part.text] : []));

test('marks each place of a value, and keeps the text whole', () => {
  const text = 'VAT NL85 and again NL85.';
  expect(marked(text, 'NL85')).toEqual(['NL85', 'NL85']);
  expect(
    partsOf(text, ['NL85'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('takes the longer of two values, and signs of patterns as letters', () => {
  expect(marked('Hall (B.V.) in Hall', 'Hall', 'Hall (B.V.)')).toEqual(['Hall (B.V.)', 'Hall']);
});

test('marks nothing without a value', () => {
  expect(partsOf('abc', ['', '  '])).toEqual([{ text: 'abc', isMarked: false }]);
  expect(marked('abc', 'x')).toEqual([]);
});

test('writes no HTML of the text', () => {
  expect(markedHtml('<b>A&B</b>', ['A&B'])).toBe('&lt;b&gt;<mark>A&amp;B</mark>&lt;/b&gt;');
});

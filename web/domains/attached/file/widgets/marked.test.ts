import { expect, test } from 'vitest';
import { htmlOf, partsOf, partsOfRuns } from './marked.ts';

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

test('marks whole words, and a value over two lines', () => {
  expect(marked('Hallway, Hall 2, Halle and Hall.', 'Hall')).toEqual(['Hall', 'Hall']);
  expect(marked('İstanbul Hallı', 'Hall')).toEqual([]);
  expect(marked('at Via Emma\n164, Bologna', 'Via Emma 164')).toEqual(['Via Emma\n164']);
});

test('marks a value that several runs of a page hold', () => {
  const runs = [{ str: 'VAT NL' }, { str: '85' }, { str: ' of Via', hasEOL: true }, { str: 'Emma & Co' }];
  expect(partsOfRuns(runs, ['NL85', 'Via Emma']).map(htmlOf)).toEqual([
    'VAT <mark>NL</mark>',
    '<mark>85</mark>',
    ' of <mark>Via</mark>',
    '<mark>Emma</mark> &amp; Co',
  ]);
});

test('takes the longer of two values, and signs of patterns as letters', () => {
  expect(marked('Hall (B.V.) in Hall', 'Hall', 'Hall (B.V.)')).toEqual(['Hall (B.V.)', 'Hall']);
});

test('marks nothing without a value', () => {
  expect(partsOf('abc', ['', '  '])).toEqual([{ text: 'abc', isMarked: false }]);
  expect(marked('abc', 'x')).toEqual([]);
});

test('writes no HTML of the text', () => {
  expect(htmlOf(partsOf('<b>A&B</b>', ['A&B']))).toBe('&lt;b&gt;<mark>A&amp;B</mark>&lt;/b&gt;');
});

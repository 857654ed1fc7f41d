import { expect, it } from 'vitest';
import { richBlocks, richHtml, richPlain } from './rich-text.ts';

it('paragraphs, lists, bold, italic and links', () => {
  const text = 'Dear **Nina**,\nsee _below_:\n\n- one\n- [the plan](https://a.example/x?a=1&b=2)\n\nhttps://b.example.';
  expect(richHtml(text)).toBe(
    '<p>Dear <strong>Nina</strong>,<br>see <em>below</em>:</p>\n' +
      '<ul><li>one</li><li><a href="https://a.example/x?a=1&amp;b=2">the plan</a></li></ul>\n' +
      '<p><a href="https://b.example">https://b.example</a>.</p>',
  );
  expect(richPlain(text)).toBe(
    'Dear Nina,\nsee below:\n\n- one\n- the plan (https://a.example/x?a=1&b=2)\n\nhttps://b.example.',
  );
});

it.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['[x](https://a.example/"onclick="y)', '<p><a href="https://a.example/&quot;onclick=&quot;y">x</a></p>'],
  ['snake_case_name', '<p>snake_case_name</p>'],
])('%s is harmless', (text, html) => expect(richHtml(text)).toBe(html));

it('numbered lists count from one; a date at the beginning of a line is none', () => {
  expect(richHtml('1. one\n2. **two**\n21. November')).toBe(
    '<ol><li>one</li><li><strong>two</strong></li></ol>\n<p>21. November</p>',
  );
  expect(richPlain('1. one\n2. two')).toBe('1. one\n2. two');
});

it('marks stand in one another, a backslash makes them plain', () => {
  expect(richHtml('**_both_** and [**bold** link](https://a.example)')).toBe(
    '<p><strong><em>both</em></strong> and <a href="https://a.example"><strong>bold</strong></a>' +
      '<a href="https://a.example"> link</a></p>',
  );
  expect(richHtml(String.raw`\*\*5\*\* \_x\_ a\|_b_\|c \\server\x`)).toBe(
    String.raw`<p>**5** _x_ a<em>b</em>c \\server\x</p>`,
  );
});

it('takes the longest name, and only names that are mentioned', () => {
  expect(richBlocks('@Noor Bakker and @Ben', ['Noor', 'Noor Bakker'])[0]?.lines[0]).toEqual([
    { text: '@Noor Bakker', mention: true },
    { text: ' and @Ben' },
  ]);
  expect(richBlocks(String.raw`\@Noor`, ['Noor'])[0]?.lines[0]).toEqual([{ text: '@Noor' }]);
});

it('links web addresses alone, without the full stop behind them', () => {
  expect(richBlocks('See https://example.com/a_b_c. Not javascript:alert(1)')[0]?.lines[0]).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/a_b_c', href: 'https://example.com/a_b_c' },
    { text: '. Not javascript:alert(1)' },
  ]);
});

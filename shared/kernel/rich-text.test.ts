import { expect, it } from 'vitest';
import { richHtml, richPlain } from './rich-text.ts';

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

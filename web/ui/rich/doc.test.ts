// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { docOf, type Known, markupOf, plainDoc } from './doc.ts';
import { richOptions } from './extensions.ts';
import { safeHref } from './nodes.ts';

const schema = getSchema(richOptions(() => undefined).extensions ?? []);
const KNOWN: Known = { names: ['Noor', 'Noor Bakker'], fields: ['venue.name', 'number'] };
const written = (doc: unknown) => markupOf(Node.fromJSON(schema, doc).toJSON(), KNOWN);
const kept = (markup: string) => written(docOf(markup, KNOWN));

it.each([
  'Dear **Nina**,\nsee _below_:',
  '- one\n- [**the** plan](https://a.nl/x-y)\n\n1. first\n2. **_second_**',
  'Hello {contact}, {venue.name | upper} is **number {number}**',
  'Ask @Noor Bakker, not \\@Noor, about https://a.nl/a_b.',
  String.raw`5 \* 3, \[x\], snake_case, a\|_b_\|c`,
  String.raw`\- no list`,
])('%s goes through the editor unchanged', (markup) => expect(kept(markup)).toBe(markup));

const text = fc
  .array(fc.constantFrom('a', ' ', '*', '_', '\\', '[', '](', ')', '- ', '1. ', '@Noor', 'https://x.nl', '{x}', '|'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.join(''))
  .filter((all) => all.trim() !== '');
const marks = fc.subarray([{ type: 'bold' }, { type: 'italic' }, { type: 'link', attrs: { href: 'https://a.nl/_' } }]);
const inline = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('text'), text, marks }) },
  { weight: 1, arbitrary: fc.constant({ type: 'mention', attrs: { name: 'Noor' } }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('mergeField'), attrs: fc.constant({ tag: 'number' }), marks }),
  },
);
const paragraph = fc.record({
  type: fc.constant('paragraph'),
  content: fc.array(inline, { minLength: 1, maxLength: 4 }),
});
const list = fc.record({
  type: fc.constantFrom('bulletList', 'orderedList'),
  content: fc.array(
    paragraph.map((one) => ({ type: 'listItem', content: [one] })),
    { minLength: 1, maxLength: 3 },
  ),
});

it('whatever the editor writes comes back the same', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(paragraph, list), { minLength: 1, maxLength: 3 }), (content) => {
      const first = written({ type: 'doc', content });
      const again = docOf(first, KNOWN);
      expect(written(again)).toBe(first);
      const words = (doc: unknown) => Node.fromJSON(schema, doc).textContent.replace(/\s+/g, ' ');
      const blocks = (doc: { content?: { type?: string }[] }) => doc.content?.map(({ type }) => type);
      expect(blocks(again)).toEqual(blocks({ content }));
      expect(words(again).replaceAll(' ', '')).toBe(words({ type: 'doc', content }).replaceAll(' ', ''));
    }),
  );
});

it('keeps the lines of a plain text and makes no marks of it', () => {
  expect(written(plainDoc('Main Street 1\r\n1012 AB **Town**\n\n- phone'))).toBe(
    String.raw`Main Street 1
1012 AB \*\*Town\*\*

\- phone`,
  );
});

it('a number that is not one begins no list, a break in an item is a blank', () => {
  const line = (content: object[]) => ({ type: 'listItem', content: [{ type: 'paragraph', content }] });
  const words = [{ type: 'text', text: 'one' }, { type: 'hardBreak' }, { type: 'text', text: 'more' }];
  expect(written({ type: 'doc', content: [{ type: 'bulletList', content: [line(words)] }] })).toBe('- one more');
  const dates = { type: 'orderedList', attrs: { start: 21 }, content: [line([{ type: 'text', text: 'May' }])] };
  expect(written({ type: 'doc', content: [dates] })).toBe('21. May');
});

it.each([
  ['example.com/a', 'https://example.com/a'],
  ['HTTP://example.com', 'http://example.com'],
  ['me@example.com', 'mailto:me@example.com'],
  ['https://a.nl/(x y)', 'https://a.nl/(x%20y%29'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['word', undefined],
])('%s links to %s', (given, href) => expect(safeHref(given)).toBe(href));

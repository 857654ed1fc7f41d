import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asRichText, richMarkup } from './rich-markup.ts';
import { type RichBlock, type RichLine, type RichPart, richBlocks, richPlain } from './rich-text.ts';

const NAMES = ['Noor', 'Noor Bakker', 'Ben'];
/** Signs and words that mean something, in every order. */
const piece = fc.constantFrom(
  ...['a', 'Ben', ' ', '*', '**', '_', '\\', '\\|', '[', ']', '](', '(', ')', '- ', '1. ', '2. ', '.', ':', '@'],
  ...['@Noor', ' Bakker', '@Ben', 'https://', 'http://x.nl/a_b', 'snake_case', '{venue.name}', 'é', '🎸', '|', '-'],
);
const words = fc.array(piece, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
const address = fc.constantFrom(
  ...['https://a.nl/x_y', 'https://a.nl/_x_', 'http://b.nl/a*b', 'mailto:me@b.nl', 'https://c.nl/?a=1&b=[2]'],
);
const flags = fc.record({ bold: fc.constant(true), italic: fc.constant(true) }, { requiredKeys: [] });
const part: fc.Arbitrary<RichPart> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(words, flags).map(([text, marks]) => ({ text, ...marks })) },
  { weight: 2, arbitrary: fc.tuple(words, flags, address).map(([text, marks, href]) => ({ text, ...marks, href })) },
  { weight: 2, arbitrary: fc.tuple(flags, address).map(([marks, href]) => ({ text: href, ...marks, href })) },
  { weight: 1, arbitrary: fc.constantFrom(...NAMES).map((name) => ({ text: `@${name}`, mention: true })) },
);
const line = fc.array(part, { minLength: 1, maxLength: 5 }).filter((parts) => parts.some(({ text }) => text.trim()));
const block: fc.Arbitrary<RichBlock> = fc.record({
  kind: fc.constantFrom('paragraph', 'list', 'numbered'),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
});

/** Each sign with its look: how parts are cut does not matter, nor blanks at the ends of a line. */
function signs(parts: RichLine) {
  const all = parts.flatMap(({ text, bold, italic, href, mention }) =>
    [...text].map((sign) => [sign, Boolean(bold), Boolean(italic), href, Boolean(mention)] as const),
  );
  const [first, last] = [all.findIndex(([sign]) => sign.trim()), all.findLastIndex(([sign]) => sign.trim())];
  return all.slice(first, last + 1);
}
const looks = (blocks: readonly RichBlock[]) => blocks.map(({ kind, lines }) => ({ kind, lines: lines.map(signs) }));

it('reads back every text as it was marked', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      expect(looks(richBlocks(richMarkup(blocks, NAMES), NAMES))).toEqual(looks(blocks));
    }),
    { numRuns: 1000 },
  );
});

it('writes what it read the same again', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 3 }), (blocks) => {
      const written = richMarkup(blocks, NAMES);
      expect(richMarkup(richBlocks(written, NAMES), NAMES)).toBe(written);
    }),
  );
});

it('never makes marks of a plain text, but links of its addresses', () => {
  fc.assert(
    fc.property(words, (text) => {
      for (const { kind, lines } of richBlocks(asRichText(text))) {
        expect(kind).toBe('paragraph');
        for (const { bold, italic, href, ...rest } of lines.flat())
          expect([bold, italic, href ?? rest.text]).toEqual([undefined, undefined, rest.text]);
      }
    }),
  );
  expect(richPlain(asRichText('DJ *star* _x_\n- [1] https://a.nl/_b'))).toBe('DJ *star* _x_\n- [1] https://a.nl/_b');
});

it('leaves what is usual without backslashes', () => {
  const text =
    'Dear **Nina**,\nsee snake_case at https://a.nl/a_b.\n\n- one _two_\n- [plan](mailto:a@b.nl)\n\n1. first\n2. **_last_**';
  expect(richMarkup(richBlocks(text))).toBe(text);
  expect(richMarkup([{ kind: 'paragraph', lines: [[{ text: '21. November, 5 - 7, me@b.nl, \\\\server\\x' }]] }])).toBe(
    '21. November, 5 - 7, me@b.nl, \\\\server\\x',
  );
});

it('knows only safe links', () => {
  const parts = [{ text: 'x', href: 'javascript:alert(1)' }];
  expect(richMarkup([{ kind: 'paragraph', lines: [parts] }])).toBe('x');
});

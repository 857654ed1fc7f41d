import type { JSONContent } from '@tiptap/core';
import { richMarkup } from '#shared/kernel/text/rich-markup.ts';
import { BARE_LINK, type RichBlock, type RichLine, type RichPart, richBlocks } from '#shared/kernel/text/rich-text.ts';

/** The parts of a text that are more than text: names of those it mentions, paths of merge fields. */
export interface Known {
  readonly names?: readonly string[] | undefined;
  readonly fields?: readonly string[] | undefined;
}

const LIST_NODES = { list: 'bulletList', numbered: 'orderedList' } as const;
const TAG = /(\{[^{}\n]+\})/;
/** `{venue.name | upper}` is the field `venue.name`. */
const pathIn = (tag: string): string => tag.slice(1, -1).split('|', 1)[0]?.trim() ?? '';

function nodesOf({ text, bold, italic, href, mention }: RichPart, fields: readonly string[]): JSONContent[] {
  if (mention) return [{ type: 'mention', attrs: { name: text.slice(1) } }];
  const marks = [
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ];
  return text
    .split(TAG)
    .filter(Boolean)
    .map((piece) =>
      TAG.test(piece) && fields.includes(pathIn(piece))
        ? { type: 'mergeField', attrs: { tag: piece.slice(1, -1) }, marks }
        : { type: 'text', text: piece, marks },
    );
}

function paragraphOf(lines: readonly RichLine[], fields: readonly string[]): JSONContent {
  const content = lines.flatMap((line, i) => [
    ...(i > 0 ? [{ type: 'hardBreak' }] : []),
    ...line.flatMap((part) => nodesOf(part, fields)),
  ]);
  return { type: 'paragraph', content };
}
function blockOf({ kind, lines }: RichBlock, fields: readonly string[]): JSONContent {
  if (kind === 'paragraph') return paragraphOf(lines, fields);
  return {
    type: LIST_NODES[kind],
    content: lines.map((line) => ({ type: 'listItem', content: [paragraphOf([line], fields)] })),
  };
}
const docOfBlocks = (blocks: readonly RichBlock[], fields: readonly string[] = []): JSONContent => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map((block) => blockOf(block, fields)) : [{ type: 'paragraph' }],
});

/** The editor's document of a kept text. */
export const docOf = (markup: string, { names, fields }: Known): JSONContent =>
  docOfBlocks(richBlocks(markup, names), fields);

/** Makes a document of a text from elsewhere: it keeps the lines and reads nothing as marks. */
export const plainDoc = (text: string): JSONContent =>
  docOfBlocks(
    text
      .replaceAll('\r', '')
      .split(/\n\s*\n/)
      .filter((block) => block.trim())
      .map((block) => ({ kind: 'paragraph', lines: block.split('\n').map((line) => [{ text: line }]) })),
  );

const ADDRESS = new RegExp(`(${BARE_LINK})`, 'u');
/** Written-out addresses are links, as they are for every reader. */
const linked = (part: RichPart): RichPart[] =>
  part.href
    ? [part]
    : part.text.split(ADDRESS).map((text) => (ADDRESS.test(text) ? { ...part, text, href: text } : { ...part, text }));

function partsOf({ type, text = '', attrs, marks = [] }: JSONContent): RichPart[] {
  if (type === 'mention') return [{ text: `@${String(attrs?.name)}`, mention: true }];
  const has = (name: string) => marks.some((mark) => mark.type === name);
  const href: unknown = marks.find((mark) => mark.type === 'link')?.attrs?.href;
  return linked({
    text: type === 'mergeField' ? `{${String(attrs?.tag)}}` : text,
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(typeof href === 'string' && { href }),
  });
}

function linesOf({ content = [] }: JSONContent): RichPart[][] {
  const lines: RichPart[][] = [[]];
  for (const node of content) {
    if (node.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(...partsOf(node));
  }
  return lines;
}
/** An item is one line: breaks that were pasted into it are blanks. */
const itemsOf = ({ content = [] }: JSONContent): RichPart[][] =>
  content.map((item) =>
    (item.content ?? []).flatMap(linesOf).flatMap((line, i) => (i > 0 ? [{ text: ' ' }, ...line] : line)),
  );

/** Keeps numbers as a list when they count from one, else as they are written. */
function numberedOf(node: JSONContent): RichBlock {
  const start = Number(node.attrs?.start ?? 1);
  const lines = itemsOf(node);
  if (start === 1) return { kind: 'numbered', lines };
  return { kind: 'paragraph', lines: lines.map((line, i) => [{ text: `${start + i}. ` }, ...line]) };
}
function blocksOf(node: JSONContent): RichBlock {
  if (node.type === 'bulletList') return { kind: 'list', lines: itemsOf(node) };
  if (node.type === 'orderedList') return numberedOf(node);
  return { kind: 'paragraph', lines: linesOf(node) };
}

/** The text to keep of the editor's document. */
export const markupOf = ({ content = [] }: JSONContent, { names }: Known): string =>
  richMarkup(content.map(blocksOf), names);

/** Names of all who are mentioned in a document. */
export const namesIn = (node: JSONContent): string[] =>
  node.type === 'mention' ? [String(node.attrs?.name)] : (node.content ?? []).flatMap(namesIn);

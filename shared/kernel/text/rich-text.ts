import { escaped } from './escape.ts';

/*
 * Rich text as users write it: paragraphs, lines that begin with `- ` or `1. `, **bold**, _italic_, links and @Names.
 * It is stored as written and drawn from these parts. No outsider's markup ever reaches a page or a mail.
 */
export interface RichPart {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** https, http or mailto. */
  readonly href?: string;
  /** A colleague's name behind its @; it carries no other mark. */
  readonly mention?: boolean;
}
export type RichLine = readonly RichPart[];
export interface RichBlock {
  readonly kind: 'paragraph' | 'list' | 'numbered';
  readonly lines: readonly RichLine[];
}

/**
 * Signs that a backslash makes plain. `\|` prints nothing and separates neighbours. Before other signs a backslash is
 * itself.
 */
export const SIGNS = String.raw`[*_[\]@:.|\-]`;
export const WORD = String.raw`[\p{L}\p{N}_]`;
/** An address. Punctuation that ends a sentence is no part of it. */
export const BARE_LINK = String.raw`https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]`;
export const SAFE_SCHEME = /^(?:https?:\/\/|mailto:)./;

const upTo = (end: string): string => String.raw`(?:\\${SIGNS}|\\(?!${SIGNS})|[^\\\n${end}])+`;
const INLINE = [
  String.raw`\\(?<plain>${SIGNS})`,
  String.raw`\*\*(?<bold>${upTo('*')})\*\*`,
  `(?<!${WORD})_(?<italic>${upTo('_')})_(?!${WORD})`,
  String.raw`\[(?<label>${upTo(String.raw`[\]`)})\]\((?<to>(?:https?:\/\/|mailto:)${upTo(String.raw`\s)`)})\)`,
  `(?<bare>${BARE_LINK})`,
];

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Builds a pattern with the longest name first: "@Noor Bakker" is not "@Noor" and a surname. */
export const namesPattern = (names: readonly string[]): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map(literally)
    .join('|');
const patternOf = (names: readonly string[]): RegExp =>
  new RegExp([...INLINE, ...(names.length > 0 ? [`(?<mention>@(?:${namesPattern(names)}))`] : [])].join('|'), 'gu');

const SIGN = new RegExp(String.raw`\\(${SIGNS})`, 'g');
const withoutSigns = (text: string): string => text.replace(SIGN, (_, sign: string) => (sign === '|' ? '' : sign));

const alike = (a: RichPart, b: RichPart): boolean =>
  !a.mention && !b.mention && a.bold === b.bold && a.italic === b.italic && a.href === b.href;
/** Joins neighbouring parts of the same style. */
export function joined(parts: readonly RichPart[]): RichPart[] {
  const all: RichPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === '') continue;
    if (last && alike(last, part)) all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}

const marked = (parts: readonly RichPart[], mark: Partial<RichPart>): RichPart[] =>
  parts.map((part) => (part.mention ? part : { ...part, ...mark }));

function readMark({ groups = {} }: RegExpMatchArray, pattern: RegExp): RichPart[] {
  const { plain, bold, italic, label, to, bare, mention } = groups;
  if (plain !== undefined) return [{ text: plain === '|' ? '' : plain }];
  if (bold !== undefined) return marked(partsOf(bold, pattern), { bold: true });
  if (italic !== undefined) return marked(partsOf(italic, pattern), { italic: true });
  if (label !== undefined) return marked(partsOf(label, pattern), { href: withoutSigns(to ?? '') });
  if (mention !== undefined) return [{ text: mention, mention: true }];
  const address = withoutSigns(bare ?? '');
  return [{ text: address, href: address }];
}

function partsOf(line: string, pattern: RegExp): RichPart[] {
  const parts: RichPart[] = [];
  let at = 0;
  for (const found of line.matchAll(pattern)) {
    parts.push({ text: line.slice(at, found.index) }, ...readMark(found, pattern));
    at = found.index + found[0].length;
  }
  return joined([...parts, { text: line.slice(at) }]);
}

const ITEM = /^\s*[-*]\s+/;
const NUMBER = /^\s*([1-9]\d*)\.\s+/;
/** Finds the kind of a line. Numbered lists begin at one: "21. November" at the beginning of a line is a date. */
function kindOf(line: string, last: RichBlock | undefined): RichBlock['kind'] {
  if (ITEM.test(line)) return 'list';
  const number = NUMBER.exec(line)?.[1];
  return Number(number) === (last?.kind === 'numbered' ? last.lines.length : 0) + 1 ? 'numbered' : 'paragraph';
}
const MARKS = { paragraph: '', list: ITEM, numbered: NUMBER } as const;

/**
 * Splits a text into blocks. Neighbouring lines of one kind make a block; an empty line ends it. `names` are the users
 * it mentions.
 */
export function richBlocks(text: string, names: readonly string[] = []): RichBlock[] {
  const pattern = patternOf(names);
  const blocks: { kind: RichBlock['kind']; lines: RichLine[] }[] = [];
  let open: (typeof blocks)[number] | undefined;
  for (const line of text.replaceAll('\r', '').split('\n')) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    const kind = kindOf(line, open);
    if (open?.kind !== kind) {
      open = { kind, lines: [] };
      blocks.push(open);
    }
    open.lines.push(partsOf(line.replace(MARKS[kind], ''), pattern));
  }
  return blocks;
}

function partHtml({ text, bold, italic, href }: RichPart): string {
  const slanted = italic ? `<em>${escaped(text)}</em>` : escaped(text);
  const inner = bold ? `<strong>${slanted}</strong>` : slanted;
  return href ? `<a href="${escaped(href)}">${inner}</a>` : inner;
}
const itemsHtml = (lines: readonly string[]): string => lines.map((line) => `<li>${line}</li>`).join('');

/** Renders rich text as HTML for mails. Everything but our own few tags is escaped. */
export const richHtml = (text: string): string =>
  richBlocks(text)
    .map(({ kind, lines }) => {
      const drawn = lines.map((parts) => parts.map(partHtml).join(''));
      if (kind === 'paragraph') return `<p>${drawn.join('<br>')}</p>`;
      return kind === 'list' ? `<ul>${itemsHtml(drawn)}</ul>` : `<ol>${itemsHtml(drawn)}</ol>`;
    })
    .join('\n');

const partText = ({ text, href }: RichPart): string => (href && href !== text ? `${text} (${href})` : text);
const BEFORE = { paragraph: () => '', list: () => '- ', numbered: (i: number) => `${i + 1}. ` } as const;
/** Returns the mark before a line of a block, as written and in plain text. */
export const lineMark = (kind: RichBlock['kind'], i: number): string => BEFORE[kind](i);

/** Renders rich text as plain text. */
export const richPlain = (text: string): string =>
  richBlocks(text)
    .map(({ kind, lines }) => lines.map((parts, i) => lineMark(kind, i) + parts.map(partText).join('')).join('\n'))
    .join('\n\n');

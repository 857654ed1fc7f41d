import { escaped } from './escape.ts';

/*
 * Rich text as people write it in mails: paragraphs, lists of lines that begin with "- ", **bold**, _italic_ and links.
 * It is kept as written and drawn from these parts, so that no markup of a stranger ever reaches a page or a mail.
 */
export interface RichPart {
  readonly text: string;
  readonly style?: 'bold' | 'italic';
  /** https, http or mailto. */
  readonly href?: string;
}
export interface RichBlock {
  readonly kind: 'paragraph' | 'list';
  readonly lines: readonly (readonly RichPart[])[];
}

const INLINE =
  /\*\*(?<bold>[^*\n]+)\*\*|(?<!\w)_(?<italic>[^_\n]+)_(?!\w)|\[(?<label>[^\]\n]+)\]\((?<to>(?:https?:\/\/|mailto:)[^\s)]+)\)|(?<bare>https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/g;

function partOf(found: RegExpMatchArray): RichPart {
  const { bold, italic, label, to, bare } = found.groups ?? {};
  if (bold !== undefined) return { text: bold, style: 'bold' };
  if (italic !== undefined) return { text: italic, style: 'italic' };
  return bare === undefined ? { text: label ?? '', href: to ?? '' } : { text: bare, href: bare };
}

function partsOf(line: string): RichPart[] {
  const parts: RichPart[] = [];
  let at = 0;
  for (const found of line.matchAll(INLINE)) {
    if (found.index > at) parts.push({ text: line.slice(at, found.index) });
    parts.push(partOf(found));
    at = found.index + found[0].length;
  }
  if (at < line.length) parts.push({ text: line.slice(at) });
  return parts;
}

const ITEM = /^[-*] +/;
/** Neighbouring lines of one kind make a block; an empty line ends it. */
export function richBlocks(text: string): RichBlock[] {
  const blocks: { kind: RichBlock['kind']; lines: RichPart[][] }[] = [];
  let open = false;
  for (const line of text.replaceAll('\r', '').split('\n')) {
    const kind = ITEM.test(line) ? 'list' : 'paragraph';
    const last = blocks.at(-1);
    if (line.trim() === '') open = false;
    else if (open && last?.kind === kind) last.lines.push(partsOf(line.replace(ITEM, '')));
    else {
      blocks.push({ kind, lines: [partsOf(kind === 'list' ? line.replace(ITEM, '') : line)] });
      open = true;
    }
  }
  return blocks;
}

function partHtml({ text, style, href }: RichPart): string {
  const inner = escaped(text);
  if (href) return `<a href="${escaped(href)}">${inner}</a>`;
  return style ? `<${style === 'bold' ? 'strong' : 'em'}>${inner}</${style === 'bold' ? 'strong' : 'em'}>` : inner;
}

/** For mails; everything but our own few tags is escaped. */
export const richHtml = (text: string): string =>
  richBlocks(text)
    .map(({ kind, lines }) => {
      const drawn = lines.map((parts) => parts.map(partHtml).join(''));
      return kind === 'list'
        ? `<ul>${drawn.map((line) => `<li>${line}</li>`).join('')}</ul>`
        : `<p>${drawn.join('<br>')}</p>`;
    })
    .join('\n');

const partText = ({ text, href }: RichPart): string => (href && href !== text ? `${text} (${href})` : text);
/** The same for those who read plain text. */
export const richPlain = (text: string): string =>
  richBlocks(text)
    .map(({ kind, lines }) =>
      lines.map((parts) => `${kind === 'list' ? '- ' : ''}${parts.map(partText).join('')}`).join('\n'),
    )
    .join('\n\n');

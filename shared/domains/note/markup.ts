/*
 * The light markup of notes: **bold**, _italic_, lines that begin with `- `, web addresses and @Names. It is read into
 * pieces and drawn as elements, so nothing in a note can ever become HTML.
 */
export type Piece =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'mention'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Piece[])[] }
  | { readonly kind: 'list'; readonly lines: readonly (readonly Piece[])[] };

const ITEM = /^\s*[-*]\s+/;
/** A sentence's own end is no part of an address. */
const LINK = 'https?:\\/\\/[^\\s]+[^\\s.,;:!?)\\]]';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(names: readonly string[]): RegExp {
  // The longest first: "@Noor Bakker" is not "@Noor" and a surname.
  const mentions = [...names].sort((a, b) => b.length - a.length).map((name) => `@${escaped(name)}`);
  const parts = [LINK, '\\*\\*[^*\\n]+\\*\\*', '(?<![\\p{L}\\p{N}])_[^_\\n]+_(?![\\p{L}\\p{N}])', ...mentions];
  return new RegExp(`(${parts.join('|')})`, 'gu');
}

function pieceOf(text: string, names: readonly string[]): Piece {
  if (text.startsWith('**') && text.endsWith('**') && text.length > 4) return { kind: 'bold', text: text.slice(2, -2) };
  if (/^https?:\/\//.test(text)) return { kind: 'link', text, href: text };
  if (names.some((name) => text === `@${name}`)) return { kind: 'mention', text };
  if (text.startsWith('_') && text.endsWith('_') && text.length > 2) return { kind: 'italic', text: text.slice(1, -1) };
  return { kind: 'text', text };
}

/** The blocks of a note; `names` are those of the colleagues it mentions. */
export function blocksOf(markup: string, names: readonly string[] = []): Block[] {
  const pattern = patternOf(names);
  const piecesOf = (line: string): Piece[] =>
    line
      .split(pattern)
      .filter(Boolean)
      .map((part) => pieceOf(part, names));
  const blocks: { kind: Block['kind']; lines: Piece[][] }[] = [];
  let open = false;
  for (const line of markup.split('\n')) {
    const kind = ITEM.test(line) ? 'list' : 'paragraph';
    const last = blocks.at(-1);
    if (!line.trim()) open = false;
    else if (open && last?.kind === kind) last.lines.push(piecesOf(line.replace(ITEM, '')));
    else blocks.push({ kind, lines: [piecesOf(kind === 'list' ? line.replace(ITEM, '') : line)] });
    if (line.trim()) open = true;
  }
  return blocks;
}

/** Of those chosen while writing, the ones whose name still stands in the text. */
export const mentionedIn = <P extends { readonly name: string }>(markup: string, chosen: readonly P[]): P[] =>
  chosen.filter(({ name }) => markup.includes(`@${name}`));

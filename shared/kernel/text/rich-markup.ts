import {
  BARE_LINK,
  joined,
  lineMark,
  namesPattern,
  type RichBlock,
  type RichLine,
  type RichPart,
  SAFE_SCHEME,
  SIGNS,
  WORD,
} from './rich-text.ts';

/*
 * Converts parts back to stored text. Typed text keeps its meaning: signs that would be read as marks get a backslash.
 * The empty mark `\|` separates neighbours that would be read as one.
 */
const AFTER_BACKSLASH = String.raw`(?<=\\)${SIGNS}`;
const EDGE_LINE = `(?<!${WORD})_|_(?!${WORD})`;
const ADDRESS = String.raw`(?<=https?):(?=\/\/)`;

interface Plain {
  readonly names?: readonly string[];
  readonly italic?: boolean | undefined;
  /** Written-out addresses stay links. */
  readonly links?: boolean;
}
function plainSigns({ names = [], italic = false, links = false }: Plain): RegExp {
  const ways = [AFTER_BACKSLASH, String.raw`[*[\]]`, italic ? '_' : EDGE_LINE];
  if (!links) ways.push(ADDRESS);
  if (names.length > 0) ways.push(`@(?=${namesPattern(names)})`);
  return new RegExp(ways.join('|'), 'gu');
}
const plain = (text: string, how: Plain): string =>
  text.replace(/\s*\n\s*/g, ' ').replace(plainSigns(how), (sign) => (sign === '|' ? '\\||' : `\\${sign}`));
/** Escapes a dash or a number at the start of a line, so that it begins no list. */
const plainStart = (line: string): string => line.replace(/^(\s*)-(?=\s)/, '$1\\-').replace(/^(\s*1)\.(?=\s)/, '$1\\.');

/**
 * Converts a plain text, such as a record's value, to rich text. Its addresses become links and nothing else changes.
 */
export const asRichText = (text: string): string =>
  text
    .split('\n')
    .map((line) => plainStart(plain(line, { links: true })))
    .join('\n');

const STARTS_WITH_SIGN = new RegExp(`^${SIGNS}`);
const [ENDS_IN_WORD, STARTS_WITH_WORD] = [new RegExp(`${WORD}$`, 'u'), new RegExp(`^${WORD}`, 'u')];
/** Joins two pieces that must not be read as one. */
function beside(out: string, next: string): string {
  const swallowed = out.endsWith('\\') && STARTS_WITH_SIGN.test(next);
  const opens = next.startsWith('_') && ENDS_IN_WORD.test(out);
  const closes = /(?<!\\)_$/.test(out) && STARTS_WITH_WORD.test(next);
  return `${out}${swallowed || opens || closes ? '\\|' : ''}${next}`;
}
const around = (open: string, inner: string, close: string): string =>
  `${open}${inner}${inner.endsWith('\\') ? '\\|' : ''}${close}`;

function runsBy(parts: RichLine, key: (part: RichPart) => unknown): RichPart[][] {
  const runs: RichPart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.[0] && key(last[0]) === key(part)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}
const together = (pieces: readonly string[]): string => pieces.reduce(beside, '');

type WriteText = (part: RichPart) => string;
const italics = (parts: RichLine, write: WriteText): string =>
  together(
    runsBy(parts, ({ italic }) => italic).map((run) => {
      const inner = together(run.map(write));
      return run[0]?.italic ? around('_', inner, '_') : inner;
    }),
  );
const styled = (parts: RichLine, write: WriteText): string =>
  together(
    runsBy(parts, ({ bold }) => bold).map((run) => {
      const inner = italics(run, write);
      return run[0]?.bold ? around('**', inner, '**') : inner;
    }),
  );

const WHOLE_LINK = new RegExp(`^${BARE_LINK}$`, 'u');
/** Tells whether an address needs no markup: no text after it would be read as part of it. */
function isBare(part: RichPart, next: RichPart | undefined, isLast: boolean): boolean {
  if (part.text !== part.href || !WHOLE_LINK.test(part.text)) return false;
  if (!next) return true;
  const same = !next.mention && !next.href && next.bold === part.bold && next.italic === part.italic;
  return same && (isLast ? /^[.,;:!?)]*(?:\s|$)/ : /^[.,;:!?)]*\s/).test(next.text);
}

/** Encodes characters that would end an address too early. */
export const encodedHref = (href: string): string =>
  href.trim().replace(/[\s)<>"\\]/g, (sign) => (sign === ')' ? '%29' : encodeURIComponent(sign)));

function lineMarkup(parts: RichLine, names: readonly string[]): string {
  const others = (name: string) => names.some((one) => one !== name && one.startsWith(name));
  const write: WriteText = ({ text, italic }) => plain(text, { names, italic });
  const runs = runsBy(parts, ({ href, mention }) => (mention ? '@' : href));
  return together(
    runs.map((run, i) => {
      const [first] = run;
      if (!first) return '';
      if (first.mention) return together(run.map(({ text }) => (others(text.slice(1)) ? `${text}\\|` : text)));
      if (!first.href || !SAFE_SCHEME.test(first.href)) return styled(run, write);
      const last = runs.length === i + 2 && runs[i + 1]?.length === 1;
      if (run.length === 1 && isBare(first, runs[i + 1]?.[0], last))
        return styled(run, ({ text, italic }) => plain(text, { italic, links: true }));
      const href = encodedHref(first.href).replace(/[*_]/g, '\\$&');
      return around('[', styled(run, write), `](${href})`);
    }),
  );
}

function trimmed(parts: RichLine): RichLine {
  const first = parts.findIndex(({ text }) => text.trim() !== '');
  const kept = parts.slice(Math.max(first, 0), parts.findLastIndex(({ text }) => text.trim() !== '') + 1);
  return kept.map((part, i) => {
    const start = i === 0 ? part.text.trimStart() : part.text;
    return { ...part, text: i === kept.length - 1 ? start.trimEnd() : start };
  });
}

function blockMarkup({ kind, lines }: RichBlock, names: readonly string[]): string {
  const written = lines.map((line) => lineMarkup(joined(trimmed(line)), names));
  if (kind === 'paragraph') return written.map(plainStart).join('\n');
  return written
    .filter(Boolean)
    .map((line, i) => lineMark(kind, i) + line)
    .join('\n');
}

/** Writes the text that `richBlocks` reads as these blocks. */
export const richMarkup = (blocks: readonly RichBlock[], names: readonly string[] = []): string =>
  blocks
    .map((block) => blockMarkup(block, names).trim())
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n');

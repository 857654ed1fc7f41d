/** A part of a text, and whether it is one of the marked values. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const WORD = String.raw`[\p{L}\p{N}]`;
const escaped = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Finds the values as whole words, the longest first. A line may break inside of one. */
function patternOf(values: readonly string[]): RegExp | undefined {
  const wanted = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
  const longestFirst = wanted.toSorted((a, b) => b.length - a.length).map(escaped);
  return wanted.length > 0 ? new RegExp(`(?<!${WORD})(?:${longestFirst.join('|')})(?!${WORD})`, 'gu') : undefined;
}

interface Span {
  readonly from: number;
  readonly to: number;
}
const spansIn = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({ from: index, to: index + found.length }));

/** Parts the piece of a text that begins at `start`. */
function partsAt(piece: string, start: number, spans: readonly Span[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const take = (to: number, isMarked: boolean) => {
    if (to > at) parts.push({ text: piece.slice(at, to), isMarked });
    at = Math.max(at, to);
  };
  for (const { from, to } of spans) {
    if (to <= start || from >= start + piece.length) continue;
    take(from - start, false);
    take(Math.min(to - start, piece.length), true);
  }
  take(piece.length, false);
  return parts;
}

/** A run of text on a page, as pdf.js reads it. */
export interface TextRun {
  readonly str: string;
  readonly hasEOL?: boolean | undefined;
}

/** Parts each run at the values. A value may go over several runs and lines. */
export function partsOfRuns(runs: readonly TextRun[], values: readonly string[]): TextPart[][] {
  const pattern = patternOf(values);
  if (!pattern) return runs.map(({ str }) => partsAt(str, 0, []));
  const texts = runs.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str));
  const spans = spansIn(texts.join(''), pattern);
  let start = 0;
  return runs.map(({ str }, i) => {
    const parts = partsAt(str, start, spans);
    start += texts[i]?.length ?? 0;
    return parts;
  });
}

export const partsOf = (text: string, values: readonly string[]): TextPart[] =>
  partsOfRuns([{ str: text }], values)[0] ?? [];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Writes parts as HTML, the marked ones with a mark. The text itself is never read as HTML. */
export const htmlOf = (parts: readonly TextPart[]): string =>
  parts.map(({ text, isMarked }) => (isMarked ? `<mark>${safe(text)}</mark>` : safe(text))).join('');

import { PRINTABLE } from '#shared/data/printable.ts';
import { decodeRanges, type Ranges, within } from './code-ranges.ts';

/** Stands for what no font has. */
export const MISSING = '\u25a1';

/** Characters that mean a kind of blank, line break or hyphen, or nothing at all in print. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/g, '\n'],
  [/[\t\u2000-\u2006\u2008-\u200a\u205f]/g, ' '],
  [/[\u2007\u202f]/g, '\u00a0'],
  [/[\u2010\u2011]/g, '-'],
  // Invisible: controls, soft hyphens, joiners of words, marks of direction, variation selectors.
  [/[^\n\P{Cc}]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\p{Variation_Selector}/gu, ''],
];

let ranges: Ranges | undefined;
const isPrintable = (codePoint: number): boolean => {
  ranges ??= decodeRanges(PRINTABLE);
  return codePoint === 0x0a || within(ranges, codePoint);
};

const isWhole = (cluster: string): boolean => [...cluster].every((letter) => isPrintable(letter.codePointAt(0) ?? 0));

const prepared = (text: string): string =>
  REPLACED.reduce((done, [pattern, by]) => done.replace(pattern, by), text.normalize('NFC'));

const clustersOf = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** A text as documents print it: composed letters, no invisible characters, a box for each one that no font has. */
export function printable(text: string): string {
  const ready = prepared(text);
  if (isWhole(ready)) return ready;
  return clustersOf(ready)
    .map((cluster) => (isWhole(cluster) ? cluster : MISSING))
    .join('');
}

/** Every text of a document. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return content && typeof content === 'object' && !ArrayBuffer.isView(content)
    ? Object.values(content).flatMap(textsOf)
    : [];
}

/** Characters of a document that become boxes, each once, as they were typed. */
export const unprintable = (content: unknown): string[] => [
  ...new Set(
    textsOf(content)
      .filter((text) => !isWhole(prepared(text)))
      .flatMap((text) => clustersOf(text).filter((cluster) => !isWhole(prepared(cluster)))),
  ),
];

/** A document with each of its texts `printable`. */
export function printableContent<T>(content: T): T {
  if (typeof content === 'string') return printable(content) as T;
  if (Array.isArray(content)) return content.map(printableContent) as T;
  if (!content || typeof content !== 'object' || ArrayBuffer.isView(content)) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, printableContent(value)])) as T;
}

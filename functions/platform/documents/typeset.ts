import { Font } from '@react-pdf/renderer';

/** What decides how wide a text is. */
export interface Face {
  readonly families: readonly string[];
  /** Points. */
  readonly size: number;
  readonly weight: 400 | 600;
  /** Digits of one width. */
  readonly tabular?: boolean;
}

/** Of one text line, in its font size. */
export const LINE_HEIGHT = 1.45;

/** The part of fontkit's fonts that is used here. */
interface Measure {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { readonly advanceWidth: number };
}

const fontsOf = ({ families, weight }: Face): Measure[] =>
  families.flatMap((fontFamily) => {
    const data = Font.getFont({ fontFamily, fontWeight: weight })?.data as unknown;
    return data ? [data as Measure] : [];
  });

/** Widths of words in thousandths of their size; documents say the same words again and again. */
const known = new Map<string, number>();
const MAX_KNOWN = 20_000;

function measured(word: string, fonts: readonly Measure[]): number {
  let [width, run, last] = [0, '', fonts[0]];
  const flush = () => {
    if (run && last) width += last.layout(run).advanceWidth / last.unitsPerEm;
    run = '';
  };
  for (const letter of word) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? last;
    if (font !== last) flush();
    last = font;
    run += letter;
  }
  flush();
  return width;
}

/** Points that a text takes on one line. */
export function widthOf(text: string, face: Face): number {
  const word = face.tabular ? text.replace(/\d/g, '0') : text;
  const key = `${face.weight} ${face.families.join()} ${word}`;
  let width = known.get(key);
  if (width === undefined) {
    width = measured(word, fontsOf(face));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, width);
  }
  return width * face.size;
}

/** Scripts that put no blank between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Closing marks never begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}ー々]/u;

/** Parts between which a line may end; a blank belongs to the part before it. */
function partsOf(text: string): string[] {
  const words = text.match(/[^ ]*[ ]+|[^ ]+$/g) ?? [];
  return words.flatMap((word) => {
    if (!UNSPACED.test(word)) return [word];
    const parts: string[] = [];
    for (const { segment } of segmenter.segment(word))
      if (parts.length > 0 && (CLOSING.test(segment) || segment.trim() === '')) parts.push(`${parts.pop()}${segment}`);
      else parts.push(segment);
    return parts;
  });
}

/** A part that is wider than a line falls into its letters. */
const broken = (part: string, fits: (text: string) => boolean): string[] =>
  fits(part) ? [part] : [...letters.segment(part)].map(({ segment }) => segment);

function wrapped(paragraph: string, width: number, face: Face): string[] {
  const fits = (text: string) => widthOf(text.trimEnd(), face) <= width;
  const lines: string[] = [];
  let [line, taken] = ['', 0];
  for (const part of partsOf(paragraph).flatMap((each) => broken(each, fits))) {
    if (line && taken + widthOf(part.trimEnd(), face) > width) {
      lines.push(line);
      [line, taken] = ['', 0];
    }
    line += part;
    taken += widthOf(part, face);
  }
  return [...lines, line].map((each) => each.trimEnd());
}

/** The lines of a text in a column: as it breaks them itself, and where the column ends. Long words break inside. */
export const linesOf = (text: string, width: number, face: Face): string[] =>
  text.split('\n').flatMap((paragraph) => wrapped(paragraph, width, face));

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Whether a line reads from the right: its first letter decides. */
export const isFromRight = (line: string): boolean => RTL.test(/\p{L}/u.exec(line)?.[0] ?? '');

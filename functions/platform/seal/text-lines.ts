import type { TextPiece } from './pdf-text.ts';

/** A line of text, with the place of each letter along it. */
export interface TextLine {
  readonly text: string;
  /** Start of each letter along the line, then the end of the last. */
  readonly offsets: readonly number[];
  /** Distance of the baseline from the origin, across the line. */
  readonly across: number;
  readonly size: number;
  readonly angle: number;
}

interface Placed extends TextPiece {
  readonly along: number;
  readonly across: number;
}

const radians = (angle: number): number => (angle * Math.PI) / 180;
/** Coordinates along a line of this angle, and across it. */
const turned = (x: number, y: number, angle: number): readonly [along: number, across: number] => {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return [x * cos + y * sin, y * cos - x * sin];
};
/** The point on a page. */
export const pointOf = (along: number, across: number, angle: number): { readonly x: number; readonly y: number } => {
  const [x, y] = turned(along, across, -angle);
  return { x, y };
};

/** Widths of letters in Helvetica, in thousandths of its size: files do not say them letter by letter. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl'", 222],
  ['ft I[]/|:;.,!', 278],
  ['r()-', 333],
  ['cksvxyzJ', 500],
  ['FTLZ', 611],
  ['ABEKPSVXY', 667],
  ['CDHNRUw', 722],
  ['GOQ', 778],
  ['mM', 833],
  ['W', 944],
];
const USUAL_WIDTH = 556;
const WIDTH_OF = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)));

/** The start of each letter of a piece. */
function startsOf({ text, along, width }: Placed): number[] {
  const units = Array.from({ length: text.length }, (_, at) => WIDTH_OF.get(text.charAt(at)) ?? USUAL_WIDTH);
  const scale = width / units.reduce((sum, unit) => sum + unit, 0);
  let done = 0;
  return units.map((unit) => {
    const start = along + done * scale;
    done += unit;
    return start;
  });
}

/** Wider gaps part columns. */
const COLUMN_GAP = 3;
/** Wider gaps part words. */
const WORD_GAP = 0.25;
/** Letters of one line may stand this much higher or lower, in parts of their size. */
const BASELINE = 0.3;

const isSameLine = (a: Placed, b: Placed): boolean =>
  a.angle === b.angle && Math.abs(a.across - b.across) <= BASELINE * Math.max(a.size, b.size);

function lineOf(pieces: readonly Placed[]): TextLine {
  const [first] = pieces;
  let [text, end] = ['', first?.along ?? 0];
  const offsets: number[] = [];
  for (const piece of pieces) {
    if (text && piece.along - end > WORD_GAP * piece.size) {
      text += ' ';
      offsets.push(end);
    }
    text += piece.text;
    offsets.push(...startsOf(piece));
    end = piece.along + piece.width;
  }
  const size = Math.max(...pieces.map((piece) => piece.size));
  return { text, offsets: [...offsets, end], across: first?.across ?? 0, size, angle: first?.angle ?? 0 };
}

/** Cuts a row of pieces where a column ends. */
function columnsOf(row: readonly Placed[]): Placed[][] {
  const columns: Placed[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of row) {
    const last = columns.at(-1);
    if (last && piece.along - end <= COLUMN_GAP * piece.size) last.push(piece);
    else columns.push([piece]);
    end = piece.along + piece.width;
  }
  return columns;
}

/** Joins the pieces of each line: converters draw a word in several. */
export function linesOf(pieces: readonly TextPiece[]): TextLine[] {
  const rows: Placed[][] = [];
  for (const piece of pieces) {
    const [along, across] = turned(piece.x, piece.y, piece.angle);
    const placed = { ...piece, along, across };
    const row = rows.find(([first]) => first && isSameLine(first, placed));
    if (row) row.push(placed);
    else rows.push([placed]);
  }
  return rows.flatMap((row) => columnsOf(row.sort((a, b) => a.along - b.along))).map(lineOf);
}

/** A point moved along a line of this angle, and across it. */
export function shifted(
  { x, y, angle }: { readonly x: number; readonly y: number; readonly angle: number },
  along: number,
  across: number,
): { readonly x: number; readonly y: number } {
  const by = pointOf(along, across, angle);
  return { x: x + by.x, y: y + by.y };
}

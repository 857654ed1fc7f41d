import { type Mark, marksIn } from '#shared/kernel/seal/mark.ts';
import { type PageText, textsOfPages } from './pdf-text.ts';
import { linesOf, pointOf, type TextLine } from './text-lines.ts';

/** Letters reach this far below their baseline, in parts of their size. */
const DESCENT = 0.25;

/** Points that stay free at the edge of a page. */
const MARGIN = 24;

/** Points from (x, y) to the edge of the page, along a line of this angle. */
export function roomToEdge({ x, y, angle }: Pick<Mark, 'x' | 'y' | 'angle'>, view: readonly number[]): number {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const edges: Readonly<Record<number, number>> = { 90: top - y, 180: x - left, 270: y - bottom };
  return (edges[angle] ?? right - x) - MARGIN;
}

function marksOfLine(line: TextLine, next: number, page: number, view: readonly number[]): Mark[] {
  const { text, offsets, across, size, angle } = line;
  return marksIn(text).map(({ start, end, ...name }) => {
    const from = offsets[start] ?? 0;
    const width = (offsets[end] ?? from) - from;
    const point = { ...pointOf(from, across - DESCENT * size, angle), angle };
    const word = text.slice(end).search(/\S/);
    const follows = word < 0 ? next : (offsets[end + word] ?? next);
    const room = Math.max(width, Math.min(follows - from, roomToEdge(point, view)));
    return { ...name, ...point, page, width, height: size, room, isPrinted: true };
  });
}

/** Start of the nearest text to the right of a line, in the same row. */
const nextOf = (line: TextLine, lines: readonly TextLine[]): number => {
  const [start = 0] = line.offsets;
  const others = lines.filter(
    (each) =>
      each.angle === line.angle && Math.abs(each.across - line.across) < line.size && (each.offsets[0] ?? 0) > start,
  );
  return Math.min(...others.map(({ offsets: [first = 0] }) => first));
};

function marksOfPage({ pieces, view }: PageText, page: number): Mark[] {
  const lines = linesOf(pieces);
  return lines.flatMap((line) => marksOfLine(line, nextOf(line, lines), page, view));
}

const NEAR = 3;
/** Some programs draw bold text twice, a hair apart. */
const isSame = (a: Mark, b: Mark): boolean =>
  a.page === b.page &&
  a.kind === b.kind &&
  a.participant === b.participant &&
  a.label === b.label &&
  Math.hypot(a.x - b.x, a.y - b.y) < NEAR;

/** Finds the marks in the text of a file. A mark that breaks over two lines is not found. */
export async function findMarks(bytes: Uint8Array): Promise<Mark[]> {
  const pages = await textsOfPages(bytes);
  const found = pages.flatMap((page, at) => marksOfPage(page, at + 1));
  return found.filter((mark, at) => found.findIndex((other) => isSame(mark, other)) === at);
}

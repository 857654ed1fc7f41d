import { type Mark, marksIn } from '#shared/kernel/seal/mark.ts';
import { textsOfPages } from './pdf-text.ts';
import { linesOf, pointOf, type TextLine } from './text-lines.ts';

/** Letters reach this far below their baseline, in parts of their size. */
const DESCENT = 0.25;

function marksOfLine({ text, offsets, across, size, angle }: TextLine, page: number): Mark[] {
  return marksIn(text).map(({ start, end, ...name }) => {
    const from = offsets[start] ?? 0;
    const width = (offsets[end] ?? from) - from;
    return { ...name, page, ...pointOf(from, across - DESCENT * size, angle), width, height: size, angle };
  });
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
  const found = pages.flatMap((pieces, at) => linesOf(pieces).flatMap((line) => marksOfLine(line, at + 1)));
  return found.filter((mark, at) => found.findIndex((other) => isSame(mark, other)) === at);
}
